import Almanac
import Entities
import Responses
import Vocabulary

/// The data that the interactor needs from the store.
protocol {{name}}DataManaging: NamesDataManaging {
    /// Returns the selected items, sorted by due date.
    func items(_ selection: Selection, today: Day) throws(ListError) -> [Item]
}

/// Finds the selected items and applies the rule.
final class {{name}}Interactor: {{name}}Interacting {
    weak var output: (any {{name}}InteractorOutput)?
    private let dataManager: any {{name}}DataManaging
    private let clock: any Clock

    init(dataManager: any {{name}}DataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findItems(_ request: {{name}}Request) {
        let today = clock.now().today
        let selection = request.filter.isEverything ? Selection([[.open]]) : request.filter.selection
        do throws(ListError) {
            let items = try dataManager.items(selection, today: today)
            let missing = selection.missing(among: items.map(\.id))
            if !missing.isEmpty {
                output?.couldNotFindItems(.unknownIDs(missing))
            } else if items.isEmpty {
                output?.foundNoItem(try dataManager.isListEmpty() ? .emptyList : .nothingMatches)
            } else {
                report({{name}}Findings(items, on: today), today: today)
            }
        } catch {
            output?.couldNotFindItems(.storage(error))
        }
    }

    private func report(_ findings: {{name}}Findings, today: Day) {
        if findings.items.isEmpty {
            output?.foundNoItem(.everythingIsLeftOut(findings.leftOut))
            return
        }
        output?.foundItems(
            {{name}}Response(
                items: findings.items.map { ItemSummary($0) },
                leftOut: findings.leftOut,
                today: today
            )
        )
    }
}
