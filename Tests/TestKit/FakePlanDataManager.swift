package import Entities

/// Finds the items that it is given, whatever is asked for, and records what is decided on them.
package final class FakePlanDataManager: PlanDataManaging {
    package var items: [Item] = []
    package var freed: [Item] = []
    package var dependents: [Item] = []
    package var children: [Item] = []
    package var trouble: ListTrouble?
    package private(set) var requests: [PlanRequest] = []
    package private(set) var plans: [ListPlan] = []

    package init() {}

    package func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item]) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        requests.append(request)
        if let trouble { throw trouble }
        let plan = decide(items)
        if plan.isEmpty { return nil }
        plans.append(plan)
        let added = plan.additions.enumerated().map { index, new in
            Item(id: 90 + index, uuid: new.uuid, details: new.details, created: new.created, changed: new.created)
        }
        return PlanOutcome(
            updated: plan.updates.map(\.after),
            added: added,
            removed: plan.removals,
            freed: freed,
            dependents: dependents,
            children: children
        )
    }
}
