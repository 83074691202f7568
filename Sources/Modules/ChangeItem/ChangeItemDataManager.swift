import DataStore
import Entities

final class ChangeItemDataManager: ChangeItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        try store.carryOut(request, decide)
    }
}
