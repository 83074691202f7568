package import Entities
package import Vocabulary

/// The data manager of every change to chosen items.
package final class PlanDataManager: PlanDataManaging, StoreBacked {
    package let store: Store

    package init(store: Store) {
        self.store = store
    }

    package func carryOut(
        _ request: PlanRequest,
        consider: (Item) -> Void,
        choose: () -> [Int],
        plan: ([Item], any ItemRelations) throws(ListError) -> ListPlan?,
        report: (PlanOutcome, _ isLast: Bool) -> Void
    ) throws(ListError) {
        try store.carryOut(request, consider: consider, choose: choose, plan: plan, report: report)
    }
}
