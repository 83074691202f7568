package import Almanac

/// The way in which an item repeats after completion.
package enum Recurrence: Entity {
    /// Recurrence from the due date.
    case every(Repetition)
    /// Recurrence from the day of completion.
    case again(Repetition)

    package var repetition: Repetition {
        switch self {
        case .every(let repetition), .again(let repetition): repetition
        }
    }
}
