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
final class {{name}}Interactor: QueryInteracting {
    weak var output: (any {{name}}InteractorOutput)?
    private let dataManager: any {{name}}DataManaging
    private let clock: any Clock

    init(dataManager: any {{name}}DataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func response(
        to request: {{name}}Request
    ) throws(ChangeFailure) -> {{name}}Response {
        let today = clock.now().today
        let selection = request.filter.isEverything ? Selection([[.open]]) : request.filter.selection
        let found = try ChangeFailure.inList { () throws(ListError) in
            try dataManager.items(selection, today: today)
        }
        let missing = selection.missing(among: found.map(\.id))
        if !missing.isEmpty { throw .unknownIDs(missing) }
        let findings = {{name}}Findings(found, on: today)
        return {{name}}Response(
            items: findings.items.map { ItemSummary($0) },
            leftOut: findings.leftOut,
            nothing: try ChangeFailure.inList { () throws(ListError) in
                found.isEmpty ? try dataManager.reasonForNothing(selection) : nil
            },
            today: today
        )
    }
}
