package import Entities
package import Vocabulary

/// The shared implementation of data managers that change selected items.
package protocol PlanDataManager: PlanDataManaging {
    var store: Store { get }
}

extension PlanDataManager {
    package func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        try store.carryOut(request, decide)
    }
}
