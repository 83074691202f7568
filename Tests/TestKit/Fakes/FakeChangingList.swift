package import Almanac
package import Entities
package import Vocabulary

/// Returns preset items for every selection and records the plans that are applied.
package final class FakeChangingList: ChangeDataManaging, ChangingList {
    package struct Request: Equatable {
        package let typed: String
        package let instant: Instant

        package init(typed: String, instant: Instant) {
            (self.typed, self.instant) = (typed, instant)
        }
    }

    package var items: [Item] = []
    package var unblocked: [Item] = []
    package var openDependencies: [Int: [Item]] = [:]
    package var openParts: [Item] = []
    /// The open parts below each item, at all levels.
    package var below: [Int: [Int]] = [:]
    package var waiting: [Item] = []
    package var dependents: [Item] = []
    package var children: [Item] = []
    /// The open next occurrences of each item in a chain.
    package var nextOccurrences: [Int: [Item]] = [:]
    /// The series that left each copy.
    package var series: [Int: Item] = [:]
    /// The copies that each series left last.
    package var lastCopies: [Int: Item] = [:]
    /// Items found by UUID.
    package var others: [Item] = []
    /// The ids that exist, or `nil` if all do.
    package var known: Set<Int>?
    /// The dependencies of each item.
    package var needs: [Int: [Int]] = [:]
    package var parents: [Int: Int] = [:]
    package var failure: ListError?
    package var unknown: [UnknownName] = []
    package var places: [MatchedPlace] = []
    /// Selections that match items apart from the chosen ones.
    package var matching: [Selection] = []
    package private(set) var requests: [Request] = []
    package private(set) var selections: [Selection] = []
    package private(set) var plans: [ListPlan] = []

    package init() {}

    package func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        requests.append(Request(typed: typed, instant: instant))
        if let failure { throw .storage(failure) }
        let before = plans
        do {
            return try body(self)
        } catch {
            plans = before
            throw error
        }
    }

    package func forEachItem(of selection: Selection, today: Day, _ body: (Item) throws(ListError) -> Void)
        throws(ListError)
    {
        selections.append(selection)
        let areParts = selection.alternatives.joined().contains { if case .parent = $0 { true } else { false } }
        for item in areParts ? children : items { try body(item) }
    }

    package func openParts(below ids: [Int]) throws(ListError) -> [Int] {
        ids.flatMap { below[$0] ?? [] }.sorted()
    }

    package func apply(_ plan: ListPlan, endsChange: Bool) throws(ListError) -> PlanOutcome {
        if !plan.isEmpty { plans.append(plan) }
        return outcome(of: plan, isLast: endsChange)
    }

    package func items(_ ids: [Int]) throws(ListError) -> [Item] {
        (items + others).filter { ids.contains($0.id) }.sorted { $0.id < $1.id }
    }

    private func outcome(of plan: ListPlan, isLast: Bool) -> PlanOutcome {
        let added = plan.additions.enumerated().map { index, new in
            Item(
                id: 90 + index,
                uuid: new.uuid,
                details: new.details,
                status: new.completed == nil ? .open : .done,
                created: new.created,
                changed: new.created,
                completed: new.completed
            )
        }
        var outcome = PlanOutcome(updated: plan.updates.map(\.after), added: added, removed: plan.removals)
        guard isLast else { return outcome }
        outcome.unblocked = unblocked
        outcome.openDependencies = openDependencies
        outcome.openParts = openParts
        outcome.waiting = waiting
        outcome.dependents = dependents
        outcome.children = children
        return outcome
    }

    package func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { unknown }

    package func matchedPlaces(
        of filter: Selection,
        among selection: Selection,
        today: Day
    ) throws(ListError) -> [MatchedPlace] { places }

    package func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { matching.contains(selection) }

    package func isListEmpty() throws(ListError) -> Bool { false }

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

    package func items(completedSince start: Instant) throws(ListError) -> [Item] {
        others.filter { $0.completed.map { $0 >= start } ?? false }
    }

    package func series(ofCopies copies: [Item]) throws(ListError) -> [Int: Item] {
        series.filter { id, _ in copies.contains { $0.id == id } }
    }

    package func lastCopies(of series: [Item]) throws(ListError) -> [Int: Item] {
        lastCopies.filter { id, _ in series.contains { $0.id == id } }
    }
}
