package import Almanac

/// The way in which an item repeats after completion.
package enum Recurrence: Entity {
    /// Recurrence from the due date.
    case every(Repetition)
    /// Recurrence from the day of completion.
    case again(Repetition)
    /// Recurrence by a rule of another program that adder can't follow, as an RRULE value. Only that program completes the
    /// item.
    case foreign(String)

    /// `nil` if adder can't follow the rule.
    package var repetition: Repetition? {
        switch self {
        case .every(let repetition), .again(let repetition): repetition
        case .foreign: nil
        }
    }

    /// The pattern as an RRULE value.
    package var rule: String {
        switch self {
        case .every(let repetition), .again(let repetition): repetition.rule
        case .foreign(let rule): rule
        }
    }

    package var isForeign: Bool { if case .foreign = self { true } else { false } }
}
