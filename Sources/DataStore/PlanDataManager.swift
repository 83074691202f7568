package import Entities

/// The shared implementation of data managers that change selected items.
package protocol PlanDataManager: PlanDataManaging {
    var store: Store { get }
}

extension PlanDataManager {
    package func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        try store.carryOut(request, decide)
    }
}
