import DataStore
import Entities
import Vocabulary

final class ChangeItemDataManager: ChangeItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        try store.carryOut(request, decide)
    }
}
