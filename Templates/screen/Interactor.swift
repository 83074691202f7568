import Almanac
import Entities
import Responses
import Vocabulary

/// The data that the interactor needs from the store.
protocol {{name}}DataManaging: AnyObject {
    /// Returns the selected items, sorted by due date.
    func items(_ selection: Selection, today: Day) throws(ListError) -> [Item]
}

/// Finds the selected items, and applies the rule about which can be chosen.
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
        do throws(ListError) {
            let items = try dataManager.items(selection, today: clock.now().today)
            report(items, missing: selection.missing(among: items.map(\.id)))
        } catch {
            output?.couldNotFindItems(.storage(error))
        }
    }

    private func report(_ found: [Item], missing: [ClosedRange<Int>]) {
        let choice = {{name}}Choice(found)
        if !missing.isEmpty {
            output?.couldNotFindItems(.unknownIDs(missing))
        } else if found.isEmpty {
            output?.foundNoItem(.nothingMatches)
        } else if choice.items.isEmpty {
            output?.foundNoItem(.everythingIsLeftOut(choice.leftOut))
        } else {
            let items = choice.items.map { ItemSummary($0) }
            output?.foundItems({{name}}Response(items: items, leftOut: choice.leftOut))
        }
    }
}
