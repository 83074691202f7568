package import Almanac
package import Vocabulary

extension Recurrence {
    /// Returns the next due date of an item due on `due` and completed on `done`, or `nil` after the year 9999. `every`
    /// uses the first occurrence after both, so that early completion skips nothing and late completion accumulates
    /// nothing.
    package func next(due: Day?, done: Day) -> Day? {
        let anchor =
            switch self {
            case .every: due ?? done
            case .again: done
            }
        return repetition.next(after: max(anchor, done), anchoredAt: anchor)
    }

    /// Returns the following due dates if each occurrence is completed when due, or today if overdue.
    package func nextOccurrences(due: Day, today: Day) -> some Sequence<Day> {
        let recurrence = pinned(to: due)
        return sequence(state: due) { due -> Day? in
            guard let next = recurrence.next(due: due, done: max(due, today)) else { return nil }
            due = next
            return next
        }
    }

    /// Returns the recurrence with the day of the month fixed. Each due date is computed from the previous one, which
    /// after a shorter month no longer shows that the item was due on the 31st.
    package func pinned(to due: Day) -> Recurrence {
        switch self {
        case .every(let repetition): .every(repetition.pinned(to: due))
        case .again: self
        }
    }

    /// Returns the recurrence of a rescheduled item, with the day of the month fixed to the new due date.
    package func pinned(to due: Day, insteadOf old: Day) -> Recurrence {
        switch self {
        case .every(let repetition): .every(repetition.unpinned(from: old).pinned(to: due))
        case .again: self
        }
    }
}
