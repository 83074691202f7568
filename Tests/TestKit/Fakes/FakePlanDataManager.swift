package import Almanac
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
    package var unknown: [UnknownName] = []
    /// Selections that match items apart from the chosen ones.
    package var matching: [Selection] = []
    /// The number of items in each plan.
    package var portion = 500
    package private(set) var requests: [PlanRequest] = []
    package private(set) var plans: [ListPlan] = []

    package init() {}

    package func carryOut(
        _ request: PlanRequest,
        consider: (Item) -> Void,
        choose: () -> [Int],
        plan: ([Item], any ItemRelations) throws(ListError) -> ListPlan?,
        report: (PlanOutcome, _ isLast: Bool) -> Void
    ) throws(ListError) {
        requests.append(request)
        if let failure { throw failure }
        items.forEach(consider)
        var rest = choose()[...]
        while !rest.isEmpty {
            let ids = rest.prefix(portion)
            rest = rest.dropFirst(ids.count)
            guard let plan = try plan(items.filter { ids.contains($0.id) }, self) else { return plans = [] }
            if !(plan.updates.isEmpty && plan.additions.isEmpty && plan.removals.isEmpty) { plans.append(plan) }
            report(outcome(of: plan, isLast: rest.isEmpty), rest.isEmpty)
        }
    }

    private func outcome(of plan: ListPlan, isLast: Bool) -> PlanOutcome {
        let added = plan.additions.enumerated().map { index, new in
            Item(id: 90 + index, uuid: new.uuid, details: new.details, created: new.created, changed: new.created)
        }
        var outcome = PlanOutcome(updated: plan.updates.map(\.after), added: added, removed: plan.removals)
        guard isLast else { return outcome }
        outcome.unblocked = unblocked
        outcome.openDependencies = openDependencies
        outcome.openParts = openParts
        outcome.nextOccurrences = nextOccurrences
        outcome.waiting = waiting
        outcome.dependents = dependents
        outcome.children = children
        return outcome
    }

    package func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { unknown }

    package func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { matching.contains(selection) }

    package func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] {
        ids.filter { known?.contains($0) == false }
    }

    package func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int> {
        Set(ids).union(ids.flatMap { needs[$0] ?? [] })
    }

    package func idsAbove(_ id: Int) throws(ListError) -> Set<Int> {
        Set([id]).union([parents[id]].compactMap { $0 })
    }

    package func projects(of ids: [Int]) throws(ListError) -> [Int: String] { [:] }

    package func items(with uuids: [ItemUUID]) throws(ListError) -> [Item] {
        others.filter { uuids.contains($0.uuid) }
    }

    package func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]] { nextOccurrences }
}
