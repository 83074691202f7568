package import Almanac

/// The way in which an item repeats after completion.
package enum Recurrence: Entity {
    /// Recurrence from the due date.
    case every(Repetition)
    /// Recurrence from the completion.
    case again(Repetition)
    /// Recurrence from the due date by a rule of another program, which a `Repetition` can't represent, as an RRULE value.
    /// Only few items have one, so it is parsed when it is needed.
    case rule(String)
    /// Recurrence by a rule of another program that adder can't follow, as an RRULE value. Only that program completes the
    /// item.
    case foreign(String)

    /// `nil` for a rule of another program.
    package var repetition: Repetition? {
        switch self {
        case .every(let repetition), .again(let repetition): repetition
        case .rule, .foreign: nil
        }
    }

    /// The pattern as an RRULE value.
    package var rule: String {
        switch self {
        case .every(let repetition), .again(let repetition): repetition.rule
        case .rule(let rule), .foreign(let rule): rule
        }
    }

    package var isForeign: Bool { if case .foreign = self { true } else { false } }

    /// The end of the series, or `nil` if it never ends.
    package var end: Repetition.End? {
        switch self {
        case .every(let repetition), .again(let repetition): repetition.end
        case .rule(let rule): RuleDays(rule)?.end
        case .foreign: nil
        }
    }

    /// Returns the recurrence with another end. A rule that adder can't follow keeps its own.
    package func ending(_ end: Repetition.End?) -> Recurrence {
        switch self {
        case .every(let repetition): .every(repetition.ending(end))
        case .again(let repetition): .again(repetition.ending(end))
        case .rule(let rule): .rule(RuleDays.text(rule, ending: end))
        case .foreign: self
        }
    }
}

// MARK: - Single days

extension Recurrence {
    /// The days that differ from the rule.
    package var singleDays: RuleDays.SingleDays {
        guard case .rule(let rule) = self else { return RuleDays.SingleDays() }
        return RuleDays(rule)?.singleDays ?? RuleDays.SingleDays()
    }

    /// Returns the recurrence with other single days. A rule that has none may be a plain repetition.
    package func with(_ days: RuleDays.SingleDays) -> Recurrence {
        switch self {
        case .every(let repetition): days.isEmpty ? self : .rule(RuleDays.text(repetition.rule, days))
        case .rule(let rule): Recurrence.following(RuleDays.text(rule, days))
        case .again, .foreign: self
        }
    }

    private static func following(_ rule: String) -> Recurrence {
        Repetition(rule: rule).map { .every($0) } ?? .rule(rule)
    }

    /// The recurrence without its end and without single days.
    package var pattern: Recurrence { with(RuleDays.SingleDays()).ending(nil) }
}

// MARK: - Movable days

extension Recurrence {
    /// Rules of calendars don't know movable days. They are single days beside a rule whose own days are too far away to
    /// matter.
    package static let far = Repetition(.yearly, interval: 100)

    /// A recurrence on a movable day after `first`, each year or every few years.
    package init(on day: MovableDay, every interval: Int, after first: Day, end: Repetition.End?) {
        var days = day.days(from: first, every: interval).filter { $0 > first }
        switch end {
        case .until(let last): days.removeAll { $0 > last }
        case .count(let count): days = Array(days.prefix(count - 1))
        case nil: break
        }
        let last = end.map { _ in Repetition.End.until(days.last ?? first) }
        self = Recurrence.every(Recurrence.far.ending(last)).with(RuleDays.SingleDays(added: days))
    }

    /// The movable day on which the occurrences are, and the number of years between them, or `nil` for other recurrences.
    package var movableDay: (day: MovableDay, interval: Int)? {
        let days = singleDays.added
        guard let day = MovableDay(of: days), pattern == .every(Recurrence.far) else { return nil }
        return (day, days.count > 1 ? (days[1] - days[0] + 180) / 365 : 1)
    }
}
