package import Almanac
package import Vocabulary

// An occurrence is a `Due` with the day alone, as the item has the same time on each day. With a rule that counts hours, it
// has the time, too.

extension Recurrence {
    /// Returns the part of a due date that tells the occurrences of the series apart.
    package func occurrence(of due: Due) -> Due {
        countsHours ? due : Due(day: due.day)
    }

    /// Returns the next occurrence of an item that was due on `due` and completed on `done`, or `nil` if the series ends.
    /// `every` uses the first occurrence after both, so that early completion skips nothing and late completion accumulates
    /// nothing.
    package func next(due: Due?, done: Due) -> Due? {
        let anchor =
            switch self {
            case .every, .rule: due ?? done
            case .again, .foreign: done
            }
        guard afterOccurrence != nil else { return nil }
        return occurrence(after: max(occurrence(of: anchor), done), anchoredAt: anchor)
    }

    /// Returns the first occurrence after another one.
    /// - Parameter anchor: The due date from which intervals are counted.
    package func occurrence(after occurrence: Due, anchoredAt anchor: Due) -> Due? {
        switch self {
        case .every(let repetition), .again(let repetition): repetition.next(after: occurrence, anchoredAt: anchor)
        case .rule(let rule): RuleDays(rule)?.next(after: occurrence.day, anchoredAt: anchor.day).map { Due(day: $0) }
        case .foreign: nil
        }
    }

    /// Returns whether the item that is due on `anchor` has an occurrence on `due`.
    package func includes(_ due: Due, anchoredAt anchor: Due) -> Bool {
        let occurrence = occurrence(of: due)
        return self.occurrence(onOrAfter: occurrence, anchoredAt: anchor) == occurrence
    }

    /// Returns the first occurrence that is not before another one, which can be one of another rule.
    package func occurrence(onOrAfter other: Due, anchoredAt anchor: Due) -> Due? {
        if countsHours {
            return occurrence(after: Due(day: other.day, time: other.time ?? .midnight).previous, anchoredAt: anchor)
        }
        let isPast = if let time = anchor.time, let first = other.time { time < first } else { false }
        return occurrence(after: Due(day: isPast ? other.day : other.day - 1), anchoredAt: anchor)
    }

    /// Returns the next occurrence of an item completed now. With `every`, an occurrence whose time today is still to come is the
    /// next one.
    package func next(due: Due?, done now: Moment) -> Due? {
        switch self {
        case .every, .rule: next(due: due, done: lastOccurrence(passedBy: due?.time, at: now))
        case .again: next(due: due, done: occurrence(of: Due(now)))
        case .foreign: nil
        }
    }

    /// Returns the last date on which an occurrence at this time is not still to come.
    private func lastOccurrence(passedBy time: TimeOfDay?, at now: Moment) -> Due {
        if countsHours { return Due(now) }
        return Due(day: time.map { $0 > now.time } ?? false ? now.today - 1 : now.today)
    }

    /// Returns the occurrences after the present one: those that an overdue item has missed, and those that follow if each is
    /// completed when due, or now if overdue. There are none if the repetition counts from the completion, whose day isn't known
    /// yet. An item that repeats many times a day has only its first occurrence of each day.
    package func laterOccurrences(in days: ClosedRange<Day>, due: Due, now: Moment) -> [Due] {
        let pinned = pinned(to: due.day)
        guard pinned.countsFromDueDate else { return [] }
        let present = occurrence(of: due)
        let passed = max(present, lastOccurrence(passedBy: due.time, at: now))
        let perDay = countsHours ? 24 : 1
        var found: [Due] = []
        for (start, end) in [(present, passed), (passed, Due(day: days.upperBound))] {
            var (last, final, left) = (start, min(end, Due(day: days.upperBound)), Int.max)
            if case .count(let count) = pinned.end { left = count - 1 }
            // More occurrences than there can be are left, so those before the range need not be counted.
            if left > perDay * (final.day - last.day + 1) { last = max(last, Due(day: days.lowerBound - 1)) }
            while left > 0, let next = pinned.occurrence(after: last, anchoredAt: due), next <= final {
                let isShown = !isFrequent || next.day != (found.last ?? due).day
                if next.day >= days.lowerBound, isShown { found.append(next) }
                (last, left) = (next, left - 1)
            }
        }
        return found
    }

    /// Returns at most `count` following occurrences if each is completed when due, or now if overdue.
    ///
    /// A lazy sequence would cost a command as much as reading its text, for the metadata of its type.
    package func nextOccurrences(_ count: Int, due: Due, now: Moment) -> [Due] {
        var (due, recurrence) = (due, pinned(to: due.day))
        var found: [Due] = []
        while found.count < count, let following = recurrence.afterOccurrence {
            let next =
                due.hasPassed(at: now)
                ? recurrence.next(due: due, done: now) : recurrence.next(due: due, done: occurrence(of: due))
            guard let next else { break }
            found.append(next)
            (due, recurrence) = (due.moved(to: next), following)
        }
        return found
    }

    /// Returns the occurrences between two due dates, at most `limit`. None are skipped if the repetition counts from the
    /// completion.
    package func occurrences(after due: Due, before next: Due, limit: Int) -> [Due] {
        guard countsFromDueDate else { return [] }
        let next = occurrence(of: next)
        var found: [Due] = []
        while found.count < limit,
            let occurrence = occurrence(after: found.last ?? occurrence(of: due), anchoredAt: due), occurrence < next
        {
            found.append(occurrence)
        }
        return found
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
        days.excluded.removeAll { !pattern.includes(Due(day: $0), anchoredAt: Due(day: day)) }
        return with(days)
    }

    /// `true` if an item can have several occurrences on a day.
    package var countsHours: Bool { repetition?.countsHours ?? false }

    /// `true` if a list of all occurrences would be longer than the rest of the day.
    private var isFrequent: Bool { countsHours && (repetition?.interval ?? 1) < 4 }

    /// `false` if the next occurrence depends on the time of completion.
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
    /// Returns the occurrences after the present one, or none if the item is done or does not repeat.
    package func followingOccurrences(_ count: Int, from now: Moment) -> [Due] {
        status == .open ? details.followingOccurrences(count, from: now) : []
    }
}

extension ItemDetails {
    /// The due date as an occurrence of the series.
    package var occurrence: Due? { due.map { occurrence(of: $0) } }

    /// Returns the part of a due date that tells the occurrences of the series apart.
    package func occurrence(of due: Due) -> Due { recurrence?.occurrence(of: due) ?? Due(day: due.day) }

    /// Returns the occurrences of an open item after the first one, or none if it does not repeat.
    package func followingOccurrences(_ count: Int, from now: Moment) -> [Due] {
        guard let recurrence, let due else { return [] }
        return recurrence.nextOccurrences(count, due: due, now: now)
    }

    /// The details with a due date for repeating items: those without one get the first day of their pattern, or its first time
    /// if it counts hours.
    package func scheduled(at now: Moment) -> ItemDetails {
        guard let recurrence, let repetition = recurrence.repetition else { return self }
        var details = self
        let due = repetition.start(due ?? Due(day: repetition.firstDay(onOrAfter: now.today)), at: now)
        details.due = due
        details.recurrence = recurrence.pinned(to: due.day)
        return details
    }
}
