package import Entities
package import Vocabulary

/// Returns preset items for every request and records the resulting plans.
package final class FakePlanDataManager: PlanDataManaging, ItemRelations {
    package var items: [Item] = []
    package var unblocked: [Item] = []
    package var openDependencies: [Int: [Item]] = [:]
    package var openParts: [Item] = []
    package var waiting: [Item] = []
    package var dependents: [Item] = []
    package var children: [Item] = []
    /// The open items in which others came back.
    package var nextOccurrences: [Int: [Item]] = [:]
    package var failure: ListError?
    package private(set) var requests: [PlanRequest] = []
    package private(set) var plans: [ListPlan] = []

    package init() {}

    package func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        requests.append(request)
        if let failure { throw failure }
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
            unblocked: unblocked,
            openDependencies: openDependencies,
            openParts: openParts,
            nextOccurrences: nextOccurrences,
            waiting: waiting,
            dependents: dependents,
            children: children
        )
    }

    package func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] { [] }

    package func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int> { [] }

    package func idsAbove(_ id: Int) throws(ListError) -> Set<Int> { [] }

    package func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]] { nextOccurrences }
}
