import Almanac
import Entities
import Vocabulary

/// What decides the place of an open item among those to do next.
struct RankedItem: Entity {
    let id: Int
    let due: Due?
    let priority: Priority?
    /// The number of open items that depend on it.
    let unblocks: Int
    let created: Instant
    var wait: Day?
    var changed = Instant(seconds: 0)

    private enum Term: Int, Comparable {
        case overdue, today, other

        static func < (left: Term, right: Term) -> Bool { left.rawValue < right.rawValue }
    }

    private func term(at now: Moment) -> Term {
        guard let due else { return .other }
        return due.hasPassed(at: now) ? .overdue : due.day == now.today ? .today : .other
    }

    /// Returns the group of an item to do today. An item that is due by then is in no other group.
    func groupToday(at now: Moment, on clock: any Clock) -> ItemGroup {
        switch term(at: now) {
        case .overdue: .near(.overdue)
        case .today: .near(.today)
        case .other:
            wait.map { Item.isBack(waitingUntil: $0, changed: changed, at: now, on: clock) } ?? false
                ? .back : .important
        }
    }

    /// Returns whether this item is to be done before the other one. No two items are equal.
    func precedes(_ other: RankedItem, at now: Moment) -> Bool {
        let (term, otherTerm) = (term(at: now), other.term(at: now))
        if term != otherTerm { return term < otherTerm }
        if term != .other, let due, let otherDue = other.due, due != otherDue { return due < otherDue }
        let (rank, otherRank) = (priority?.rawValue ?? .max, other.priority?.rawValue ?? .max)
        if rank != otherRank { return rank < otherRank }
        if unblocks != other.unblocks { return unblocks > other.unblocks }
        if due != other.due {
            guard let due else { return false }
            return other.due.map { due < $0 } ?? true
        }
        return (created, id) < (other.created, other.id)
    }

    /// The facts that decide, in the order in which they do.
    func reasons(at now: Moment, on clock: any Clock) -> [RankReason] {
        var reasons: [RankReason] = []
        switch (term(at: now), due) {
        case (.overdue, let due?): reasons.append(.overdue(due))
        case (.today, let due?): reasons.append(.dueToday(due.time))
        default: break
        }
        if let priority { reasons.append(.priority(priority)) }
        if unblocks > 0 { reasons.append(.unblocks(unblocks)) }
        if term(at: now) == .other, let due { reasons.append(.due(due)) }
        if reasons.isEmpty { reasons = [.age(now.today - clock.moment(at: created).today)] }
        return reasons
    }
}
