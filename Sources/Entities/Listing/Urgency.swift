package import Almanac
package import Vocabulary

/// The facts about an open item that decide how urgent it is.
package struct UrgencyFacts: Entity {
    package let id: Int
    package let due: Due?
    package let priority: Priority?
    /// Some of its parts, or other parts of its parent, are done.
    package let isStarted: Bool
    package let hasOpenParts: Bool
    /// The number of open items that depend on it.
    package let blocks: Int
    package let wait: Day?
    package let created: Instant
    package let changed: Instant
    /// Its tags that have a weight.
    package let tags: [String]
    package let project: String?

    package init(
        id: Int,
        due: Due? = nil,
        priority: Priority? = nil,
        isStarted: Bool = false,
        hasOpenParts: Bool = false,
        blocks: Int = 0,
        wait: Day? = nil,
        created: Instant,
        changed: Instant,
        tags: [String] = [],
        project: String? = nil
    ) {
        self.id = id
        self.due = due
        self.priority = priority
        self.isStarted = isStarted
        self.hasOpenParts = hasOpenParts
        self.blocks = blocks
        self.wait = wait
        self.created = created
        self.changed = changed
        self.tags = tags
        self.project = project
    }
}

/// The rule for how urgent an open item is: a sum of few terms, each a weight or a share of it.
package struct Urgency {
    private let weights: RankWeights
    private let clock: any Clock
    private let now: Moment
    private var days: LocalDays

    package init(_ weights: RankWeights, on clock: any Clock) {
        self.weights = weights
        self.clock = clock
        now = clock.now()
        days = LocalDays(clock)
    }

    package mutating func points(of item: UrgencyFacts) -> Points {
        var sum = Points(hundredths: 0)
        forEachTerm(of: item) { sum = sum + $0.points }
        return sum
    }

    /// Returns the terms that have points, or the age if none has.
    package mutating func terms(of item: UrgencyFacts) -> [UrgencyTerm] {
        var terms: [UrgencyTerm] = []
        forEachTerm(of: item) { terms.append($0) }
        let some = terms.filter { $0.points.hundredths != 0 }
        return some.isEmpty ? Array(terms.suffix(1)) : some
    }

    /// Calls `body` with all terms. The age is the last one.
    private mutating func forEachTerm(of item: UrgencyFacts, _ body: (UrgencyTerm) -> Void) {
        if let due = item.due {
            body(UrgencyTerm(reason(due), weights.due.share(77 + 4 * lateness(due), of: 105)))
        }
        if let priority = item.priority {
            body(UrgencyTerm(.priority(priority), weights.priority.share(1, of: priority.divisor)))
        }
        if item.isStarted { body(UrgencyTerm(.started, weights.started)) }
        if item.blocks > 0 { body(UrgencyTerm(.blocks(item.blocks), weights.blocks)) }
        if let wait = item.wait, Item.isBack(waitingUntil: wait, changed: item.changed, at: now, on: clock) {
            body(UrgencyTerm(.back(since: wait), weights.back))
        }
        for boost in weights.tags where item.tags.contains(boost.name) {
            body(UrgencyTerm(.tag(boost.name), boost.weight))
        }
        if let project = item.project {
            for boost in weights.projects where project == boost.name || project.hasPrefix(boost.name + ".") {
                body(UrgencyTerm(.project(boost.name), boost.weight))
            }
        }
        let age = max(0, now.today - days.day(of: item.created))
        body(UrgencyTerm(.age(age), weights.age.share(min(age, Urgency.oldAge), of: Urgency.oldAge)))
    }

    /// The age in days at which an item has the whole weight.
    private static let oldAge = 365

    private func reason(_ due: Due) -> UrgencyTerm.Reason {
        due.hasPassed(at: now) ? .overdue(due) : due.day == now.today ? .dueToday(due.time) : .due(due)
    }

    /// The days since the due day, from two weeks before it to one week after it. The weight of the due date has a fifth of
    /// its points at the beginning, and all of them at the end.
    private func lateness(_ due: Due) -> Int {
        min(max(now.today - due.day, -14), 7)
    }
}

extension Priority {
    /// The part of the weight: all, a third or a sixth.
    fileprivate var divisor: Int {
        switch self {
        case .high: 1
        case .medium: 3
        case .low: 6
        }
    }
}
