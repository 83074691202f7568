import Almanac
import DataStore
import Entities
import Vocabulary

final class AddItemDataManager: AddItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] {
        try store.query { connection throws(StoreError) in
            try StoredItemRelations.unknownIDs(among: ids, on: connection)
        }
    }

    func carryOut(
        typed: String,
        at instant: Instant,
        next: (any ItemRelations) throws(ListError) -> PlanStep,
        report: (PlanOutcome) -> Void
    ) throws(ListError) {
        try store.carryOut(typed: typed, at: instant, next: next, report: report)
    }
}
