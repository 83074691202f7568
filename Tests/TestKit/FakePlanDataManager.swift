package import Entities

/// Finds the items that it is given, whatever is asked for, and records what is decided on them.
package final class FakePlanDataManager: PlanDataManaging, ItemNeighbourhood {
    package var items: [Item] = []
    package var freed: [Item] = []
    package var stillNeeded: [Int: [Item]] = [:]
    package var openParts: [Item] = []
    package var waiting: [Item] = []
    package var dependents: [Item] = []
    package var children: [Item] = []
    /// The open items in which others came back.
    package var comebacks: [Int: [Item]] = [:]
    package var trouble: ListTrouble?
    package private(set) var requests: [PlanRequest] = []
    package private(set) var plans: [ListPlan] = []

    package init() {}

    package func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        requests.append(request)
        if let trouble { throw trouble }
        let plan = try decide(items, self)
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
            stillNeeded: stillNeeded,
            openParts: openParts,
            comebacks: comebacks,
            waiting: waiting,
            dependents: dependents,
            children: children
        )
    }

    package func unknownIDs(among ids: [Int]) throws(ListTrouble) -> [Int] { [] }

    package func idsNeeded(by ids: [Int]) throws(ListTrouble) -> Set<Int> { [] }

    package func idsAbove(_ id: Int) throws(ListTrouble) -> Set<Int> { [] }

    package func comebacks(of ids: [Int]) throws(ListTrouble) -> [Int: [Item]] { comebacks }
}
