package import Almanac
package import Vocabulary

extension Recurrence {
    /// Returns the next due date of an item due on `due` and completed on `done`, or `nil` if the series ends. `every`
    /// uses the first occurrence after both, so that early completion skips nothing and late completion accumulates
    /// nothing.
    package func next(due: Day?, done: Day) -> Day? {
        let anchor =
            switch self {
            case .every, .rule: due ?? done
            case .again, .foreign: done
            }
        guard afterOccurrence != nil else { return nil }
        return occurrence(after: max(anchor, done), anchoredAt: anchor)
    }

    /// Returns the first day of the pattern after `day`.
    package func occurrence(after day: Day, anchoredAt anchor: Day) -> Day? {
        switch self {
        case .every(let repetition), .again(let repetition): repetition.next(after: day, anchoredAt: anchor)
        case .rule(let rule): RuleDays(rule)?.next(after: day, anchoredAt: anchor)
        case .foreign: nil
        }
    }

    /// Returns the next due date of an item completed now. With `every`, an occurrence whose time today is still to come is
    /// the next one.
    package func next(due: Due?, done now: Moment) -> Day? {
        switch self {
        case .every, .rule: next(due: due?.day, done: Recurrence.lastDay(passedBy: due?.time, at: now))
        case .again: next(due: due?.day, done: now.today)
        case .foreign: nil
        }
    }

    /// Returns the last day on which an occurrence at this time is not still to come.
    private static func lastDay(passedBy time: TimeOfDay?, at now: Moment) -> Day {
        time.map { $0 > now.time } ?? false ? now.today - 1 : now.today
    }

    /// Returns the days on which occurrences after the present one fall: those that an overdue item has missed, and those that
    /// follow if each is completed when due, or now if overdue. There are none if the repetition counts from the day of
    /// completion, which isn't known yet.
    package func laterDays(in days: ClosedRange<Day>, due: Due, now: Moment) -> [Day] {
        let pinned = pinned(to: due.day)
        guard pinned.countsFromDueDate else { return [] }
        let passed = max(due.day, Recurrence.lastDay(passedBy: due.time, at: now))
        return [(due.day, passed), (passed, days.upperBound)].flatMap { start, end in
            var (day, last, left) = (start, min(end, days.upperBound), Int.max)
            if case .count(let count) = pinned.end { left = count - 1 }
            // More occurrences than days are left, so those before the range need not be counted.
            if left > last - day { day = max(day, days.lowerBound - 1) }
            var found: [Day] = []
            while left > 0, let next = pinned.occurrence(after: day, anchoredAt: due.day), next <= last {
                if next >= days.lowerBound { found.append(next) }
                (day, left) = (next, left - 1)
            }
            return found
        }
    }

    /// Returns at most `count` following due dates if each occurrence is completed when due, or now if overdue.
    ///
    /// A lazy sequence would cost a command as much as reading its text, for the metadata of its type.
    package func nextOccurrences(_ count: Int, due: Due, now: Moment) -> [Day] {
        var (day, recurrence) = (due.day, pinned(to: due.day))
        var days: [Day] = []
        while days.count < count, let following = recurrence.afterOccurrence {
            let due = Due(day: day, time: due.time)
            let next =
                due.hasPassed(at: now) ? recurrence.next(due: due, done: now) : recurrence.next(due: day, done: day)
            guard let next else { break }
            days.append(next)
            (day, recurrence) = (next, following)
        }
        return days
    }

    /// Returns the occurrences between two due dates, at most `limit`. None are skipped if the repetition counts from the day of
    /// completion.
    package func occurrences(after due: Day, before next: Day, limit: Int) -> [Day] {
        guard countsFromDueDate else { return [] }
        var days: [Day] = []
        while days.count < limit, let day = occurrence(after: days.last ?? due, anchoredAt: due), day < next {
            days.append(day)
        }
        return days
    }

    /// The number of following occurrences that an answer shows.
    package static let shownOccurrences = 3

    /// The recurrence of the next occurrence, or `nil` if there is none. The number of occurrences that are left counts
    /// down, so undo needs no bookkeeping and two copies of a list agree.
    package var afterOccurrence: Recurrence? {
        switch self {
        case .every(let repetition): repetition.afterOccurrence.map { .every($0) }
        case .again(let repetition): repetition.afterOccurrence.map { .again($0) }
        case .rule:
            switch end {
            case .count(let count): count > 1 ? ending(.count(count - 1)) : nil
            case .until, nil: self
            }
        case .foreign: self
        }
    }

    /// Returns the recurrence of an item that is due on a day, without single days that have passed, and without those that are
    /// not left out any more because the item was moved.
    package func afterSingleDays(through day: Day) -> Recurrence {
        var days = singleDays.after(day)
        if singleDays.isEmpty { return self }
        let pattern = with(RuleDays.SingleDays(added: days.added))
        days.excluded.removeAll { pattern.occurrence(after: $0 - 1, anchoredAt: day) != $0 }
        return with(days)
    }

    /// `false` if the next occurrence depends on the day of completion.
    private var countsFromDueDate: Bool {
        switch self {
        case .every, .rule: true
        case .again, .foreign: false
        }
    }

    /// Returns the recurrence with the day of the month fixed. Each due date is computed from the previous one, which
    /// after a shorter month no longer shows that the item was due on the 31st.
    package func pinned(to due: Day) -> Recurrence {
        switch self {
        case .every(let repetition): .every(repetition.pinned(to: due))
        case .again, .rule, .foreign: self
        }
    }

    /// Returns the recurrence of a rescheduled item, with the day of the month fixed to the new due date.
    package func pinned(to due: Day, insteadOf old: Day) -> Recurrence {
        switch self {
        case .every(let repetition): .every(repetition.unpinned(from: old).pinned(to: due))
        case .again, .rule, .foreign: self
        }
    }
}

extension Item {
    /// Returns the due dates after the present one, or none if the item is done or does not repeat.
    package func followingDays(_ count: Int, from now: Moment) -> [Day] {
        status == .open ? details.followingDays(count, from: now) : []
    }
}

extension ItemDetails {
    /// Returns the due dates of an open item after the first one, or none if it does not repeat.
    package func followingDays(_ count: Int, from now: Moment) -> [Day] {
        guard let recurrence, let due else { return [] }
        return recurrence.nextOccurrences(count, due: due, now: now)
    }

    /// The details with a due date for repeating items: those without one get the first day of their pattern.
    package func scheduled(from today: Day) -> ItemDetails {
        guard let recurrence, let repetition = recurrence.repetition else { return self }
        var details = self
        let due = due ?? Due(day: repetition.firstDay(onOrAfter: today))
        details.due = due
        details.recurrence = recurrence.pinned(to: due.day)
        return details
    }
}
