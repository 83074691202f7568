import DataStore
import Entities
import Vocabulary

final class EditItemDataManager: EditItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func item(_ id: Int) throws(ListError) -> Item? {
        try store.query { connection throws(StoreError) in
            try ItemRows.item(id, on: connection)
        }
    }

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        try store.carryOut(request, decide)
    }
}
