package import Almanac

/// How an item comes back once it is done.
package enum Recurrence: Entity {
    /// Counts from the day the item was due.
    case every(Repetition)
    /// Counts from the day the item was done.
    case again(Repetition)

    package var repetition: Repetition {
        switch self {
        case .every(let repetition), .again(let repetition): repetition
        }
    }
}
