// Calendar.RecurrenceRule of swift-foundation 6.3 is not used: it miscounts the weekdays of a month if weeks start on
// Monday (issue 1387), crashes after a minute when searching for -5FR, and takes half a millisecond.

extension Repetition {
    /// Returns the first occurrence after `day`, or `nil` if there is none before the end or the year 10000. Intervals are counted
    /// from the day, week, month or year containing `anchor`.
    package func next(after day: Day, anchoredAt anchor: Day) -> Day? {
        guard Day.validNumbers.contains(anchor.number), day.number < Day.validNumbers.upperBound else { return nil }
        let day = max(day, anchor - 1)
        let pattern = withExplicitDays(from: anchor)
        let found =
            switch frequency {
            case .hourly:
                next(after: Due(day: day), anchoredAt: Due(day: anchor))?.day
            case .daily:
                pattern.firstDay(after: day, inRunsOf: 1, from: anchor)
            case .weekly:
                pattern.firstDay(
                    after: day,
                    inRunsOf: 7,
                    from: Week(containing: anchor, startingOn: weekStart).firstDay
                )
            case .monthly:
                pattern.firstDay(after: day, inMonthsFrom: anchor.monthIndex, every: step)
            case .yearly:
                pattern.firstDay(after: day, inMonthsFrom: beginning(in: anchor), every: 12 * step)
            }
        guard let found, Day.validNumbers.contains(found.number) else { return nil }
        if case .until(let last) = end, found > last { return nil }
        return found
    }

    /// Returns a lazy sequence of the occurrences after `day`.
    package func days(after day: Day, anchoredAt anchor: Day) -> some Sequence<Day> {
        sequence(state: day) { day -> Day? in
            guard let next = next(after: day, anchoredAt: anchor) else { return nil }
            day = next
            return next
        }
    }

    /// Returns the first due date of a new item. A pattern without explicit days can begin on any day.
    package func firstDay(onOrAfter day: Day) -> Day {
        let eachTime = Repetition(frequency, month: month, weekdays: weekdays, monthDays: monthDays)
        return eachTime.next(after: day - 1, anchoredAt: day) ?? day
    }

    /// The interval, clamped to avoid overflow: 9999 years have fewer than 4,000,000 days.
    private var step: Int { min(max(interval, 1), countsHours ? 24 * 4_000_000 : 4_000_000) }

    private func beginning(in anchor: Day) -> Int {
        month.map { anchor.year * 12 + $0 - 1 } ?? anchor.monthIndex
    }

    /// Returns the pattern with explicit days, taken from `anchor` if it has none.
    private func withExplicitDays(from anchor: Day) -> Repetition {
        guard !hasExplicitDays else { return self }
        return switch frequency {
        case .hourly, .daily: self
        case .weekly: Repetition(frequency, interval: interval, weekdays: [NthWeekday(anchor.weekday)])
        case .monthly, .yearly: Repetition(frequency, interval: interval, monthDays: [anchor.components.day])
        }
    }
}

// MARK: - Hours

extension Repetition {
    /// Returns the first occurrence after another one: a day, and a time if the pattern counts hours. These are hours of the clock
    /// on the wall, also on the days on which it is changed.
    package func next(after occurrence: Due, anchoredAt anchor: Due) -> Due? {
        guard countsHours else { return next(after: occurrence.day, anchoredAt: anchor.day).map { Due(day: $0) } }
        let period = 60 * step
        let start = anchor.time?.minute ?? 0
        let passed = 1_440 * (occurrence.day - anchor.day) + (occurrence.time?.minute ?? 1_439) - start
        let found = Due(day: anchor.day, minute: start + (passed < 0 ? 0 : (passed / period + 1) * period))
        guard Day.validNumbers.contains(found.day.number) else { return nil }
        if case .until(let last) = end, found.day > last { return nil }
        return found
    }

    /// Returns the first due date of an item, with a time if the pattern counts hours: the next quarter of an hour if it is
    /// today, and nine o'clock on another day.
    package func start(_ due: Due, at now: Moment) -> Due {
        guard countsHours, due.time == nil else { return due }
        let minute = due.day == now.today ? min((now.time.minute + 14) / 15 * 15, 1_439) : 540
        return Due(day: due.day, minute: minute)
    }
}

// MARK: - Days and weeks

extension Repetition {
    /// Searches runs of `length` days, the first of which begins on `first`.
    private func firstDay(after day: Day, inRunsOf length: Int, from first: Day) -> Day? {
        let period = step * length
        let run = first + max(0, (day - first) / period * period)
        // Weekdays repeat after seven runs.
        for begin in stride(from: run.number, through: run.number + 7 * period, by: period) {
            let days = (begin..<(begin + length)).lazy.map { Day(number: $0) }
            if let found = days.first(where: { $0 > day && includes($0.weekday) }) { return found }
        }
        return nil
    }

    private func includes(_ weekday: Weekday) -> Bool {
        weekdays.isEmpty || weekdays.contains { $0.weekday == weekday }
    }
}

// MARK: - Months and years

extension Repetition {
    /// Searches every `period` months, beginning with the month at index `first`.
    private func firstDay(after day: Day, inMonthsFrom first: Int, every period: Int) -> Day? {
        let begin = first + max(0, (day.monthIndex - first) / period * period)
        // The calendar, including weekdays, repeats after 400 years.
        for index in stride(from: begin, to: 120_000, by: period).prefix(4_800) {
            if let found = days(inMonth: index).first(where: { $0 > day }) { return found }
        }
        return nil
    }

    private func days(inMonth index: Int) -> [Day] {
        let (year, month) = (index / 12, index % 12 + 1)
        guard let first = Day(year: year, month: month, day: 1) else { return [] }
        let count = Day.count(ofMonth: month, year: year)
        guard !weekdays.isEmpty else { return monthDays.map { first + (min($0, count) - 1) } }
        return (monthDays.isEmpty ? Array(1...count) : monthDays.filter { $0 <= count })
            .map { first + ($0 - 1) }
            .filter { day in weekdays.contains { $0.matches(day, ofMonthFrom: first, to: first + (count - 1)) } }
    }
}

extension Repetition.NthWeekday {
    fileprivate func matches(_ day: Day, ofMonthFrom first: Day, to last: Day) -> Bool {
        guard weekday == day.weekday else { return false }
        guard let nth else { return true }
        return nth > 0 ? (day - first) / 7 + 1 == nth : (last - day) / 7 + 1 == -nth
    }
}

extension Day {
    /// The number of months since the year 0.
    fileprivate var monthIndex: Int {
        let parts = components
        return parts.year * 12 + parts.month - 1
    }
}
