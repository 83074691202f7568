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
    /// When an item comes back that was due then and is done on this day; nil past the year 9999. `every` takes the first
    /// of its days after both, so that doing it early skips nothing and doing it late leaves nothing to make up for.
    package func next(due: Day?, done: Day) -> Day? {
        let anchor =
            switch self {
            case .every: due ?? done
            case .again: done
            }
        return repetition.next(after: max(anchor, done), anchoredAt: anchor)
    }

    /// When an item comes back, time after time, if it is done on the day it is due, or today where that has gone by.
    package func comebacks(due: Day, today: Day) -> some Sequence<Day> {
        let recurrence = pinned(to: due)
        return sequence(state: due) { due -> Day? in
            guard let next = recurrence.next(due: due, done: max(due, today)) else { return nil }
            due = next
            return next
        }
    }

    /// What has to be kept of an item due on this day: the next due day is found from the last one alone, and after a
    /// shorter month that does not tell that it was to be the 31st.
    package func pinned(to due: Day) -> Recurrence {
        switch self {
        case .every(let repetition): .every(repetition.pinned(to: due))
        case .again: self
        }
    }

    /// The same for an item that is moved: the day on which it began is no longer the one that it comes back to.
    package func pinned(to due: Day, insteadOf old: Day) -> Recurrence {
        switch self {
        case .every(let repetition): .every(repetition.unpinned(from: old).pinned(to: due))
        case .again: self
        }
    }
}
