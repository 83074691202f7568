import Almanac
import Entities
import Responses
import Vocabulary

/// The data that the interactor needs from the store.
protocol {{name}}DataManaging: AnyObject {
    /// Returns the selected items, sorted by due date.
    func items(_ selection: Selection, today: Day) throws(ListError) -> [Item]
}

/// Finds open items.
final class {{name}}Interactor: {{name}}Interacting {
    weak var output: (any {{name}}InteractorOutput)?
    private let dataManager: any {{name}}DataManaging
    private let clock: any Clock

    init(dataManager: any {{name}}DataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func response(to filter: ItemFilter) throws(ChangeFailure) -> {{name}}Response {
        let selection = filter.isEverything ? Selection([[.open]]) : filter.selection.limitedToOpen
        let items = try ChangeFailure.inList { () throws(ListError) in
            try dataManager.items(selection, today: clock.now().today)
        }
        let missing = selection.missing(among: items.map(\.id))
        if !missing.isEmpty { throw .unknownIDs(missing) }
        return {{name}}Response(items: items.map { ItemSummary($0) })
    }
}
