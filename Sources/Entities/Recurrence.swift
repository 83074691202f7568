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

extension Recurrence {
    /// What has to be kept of an item due on this day: the next due day is found from the last one alone, and after a
    /// shorter month that does not tell that it was to be the 31st.
    package func pinned(to due: Day) -> Recurrence {
        switch self {
        case .every(let repetition): .every(repetition.pinned(to: due))
        case .again: self
        }
    }
}
