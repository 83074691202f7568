package import Entities
package import Vocabulary

/// The data manager of every change to chosen items.
package final class PlanDataManager: PlanDataManaging {
    private let store: Store

    package init(store: Store) {
        self.store = store
    }

    package func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        try store.carryOut(request, decide)
    }
}
