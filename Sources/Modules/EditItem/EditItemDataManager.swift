import DataStore
import Entities
import Vocabulary

final class EditItemDataManager: EditItemDataManaging, StoreBacked {
    let store: Store

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
        consider: (Item) -> Void,
        choose: () -> [Int],
        plan: ([Item], any ItemRelations) throws(ListError) -> ListPlan?,
        report: (PlanOutcome, _ isLast: Bool) -> Void
    ) throws(ListError) {
        try store.carryOut(request, consider: consider, choose: choose, plan: plan, report: report)
    }
}
