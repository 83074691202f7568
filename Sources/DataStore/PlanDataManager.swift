package import Entities

/// What the data managers of changes to chosen items share.
package protocol PlanDataManager: PlanDataManaging {
    var store: Store { get }
}

extension PlanDataManager {
    package func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        try store.carryOut(request, decide)
    }
}
