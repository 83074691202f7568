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
    /// The open next occurrences of each item.
    package var nextOccurrences: [Int: [Item]] = [:]
    /// Items found by UUID.
    package var others: [Item] = []
    /// The ids that exist, or `nil` if all do.
    package var known: Set<Int>?
    /// The dependencies of each item.
    package var needs: [Int: [Int]] = [:]
    package var parents: [Int: Int] = [:]
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

    package func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] {
        ids.filter { known?.contains($0) == false }
    }

    package func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int> {
        Set(ids).union(ids.flatMap { needs[$0] ?? [] })
    }

    package func idsAbove(_ id: Int) throws(ListError) -> Set<Int> {
        Set([id]).union([parents[id]].compactMap { $0 })
    }

    package func items(with uuids: [ItemUUID]) throws(ListError) -> [Item] {
        others.filter { uuids.contains($0.uuid) }
    }

    package func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]] { nextOccurrences }
}
