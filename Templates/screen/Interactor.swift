import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol {{name}}DataManaging: AnyObject {
    /// The items that are meant, the first due first.
    func items(_ selection: Selection, today: Day) throws(ListTrouble) -> [Item]
}

/// Finds the items that are meant, and has the rule decide which of them can be chosen.
final class {{name}}Interactor: {{name}}Interacting {
    weak var output: (any {{name}}InteractorOutput)?
    private let dataManager: any {{name}}DataManaging
    private let clock: any Clock

    init(dataManager: any {{name}}DataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findItems(_ request: {{name}}Request) {
        let selection = request.filter.selection
        do throws(ListTrouble) {
            let items = try dataManager.items(selection, today: clock.now().today)
            tell(ChosenItems(items, by: selection))
        } catch {
            output?.couldNotFindItems(.storage(StorageTrouble(error)))
        }
    }

    private func tell(_ found: ChosenItems) {
        let choice = {{name}}Choice(found.items)
        if !found.missing.isEmpty {
            output?.couldNotFindItems(.unknownIDs(found.missing))
        } else if found.items.isEmpty {
            output?.foundNoItem(.nothingMatches)
        } else if choice.items.isEmpty {
            output?.foundNoItem(.everythingIsLeftOut(choice.leftOut))
        } else {
            let items = choice.items.map { ItemSummary($0) }
            output?.foundItems({{name}}Response(items: items, leftOut: choice.leftOut))
        }
    }
}
