// Own arithmetic: Calendar.RecurrenceRule of swift-foundation 6.3 miscounts the weekdays of a month where weeks start
// on Monday (its issue 1387), ends the program after a minute in search of -5FR, and costs half a millisecond.

extension Repetition {
    /// The first day after the given one of the pattern that began on the anchor, in whose day, week, month or year its
    /// intervals begin to count; nil where none comes before the year 10000.
    package func next(after day: Day, anchoredAt anchor: Day) -> Day? {
        guard Day.numbers.contains(anchor.number), day.number < Day.numbers.upperBound else { return nil }
        let day = max(day, anchor - 1)
        let pattern = namingDays(of: anchor)
        let found =
            switch frequency {
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
        return found.flatMap { Day.numbers.contains($0.number) ? $0 : nil }
    }

    /// The days after the given one, each found when it is asked for.
    package func days(after day: Day, anchoredAt anchor: Day) -> some Sequence<Day> {
        sequence(state: day) { day -> Day? in
            guard let next = next(after: day, anchoredAt: anchor) else { return nil }
            day = next
            return next
        }
    }

    /// The day a new item of this pattern begins on; a pattern that names no days may begin on any.
    package func firstDay(onOrAfter day: Day) -> Day {
        let eachTime = Repetition(frequency, month: month, places: places, monthDays: monthDays)
        return eachTime.next(after: day - 1, anchoredAt: day) ?? day
    }

    /// The interval, or one that is as good as longer ones and cannot overflow: there are no more days in 9999 years.
    private var step: Int { min(max(interval, 1), 4_000_000) }

    private func beginning(in anchor: Day) -> Int {
        month.map { anchor.year * 12 + $0 - 1 } ?? anchor.monthIndex
    }

    /// Says the days that a pattern has from the one it began on.
    private func namingDays(of anchor: Day) -> Repetition {
        guard !namesDays else { return self }
        return switch frequency {
        case .daily: self
        case .weekly: Repetition(frequency, interval: interval, places: [Place(anchor.weekday)])
        case .monthly, .yearly: Repetition(frequency, interval: interval, monthDays: [anchor.components.day])
        }
    }
}

// MARK: - Days and weeks

extension Repetition {
    /// Looks at runs of so many days, of which the first begins on the given one.
    private func firstDay(after day: Day, inRunsOf length: Int, from first: Day) -> Day? {
        let period = step * length
        let run = first + max(0, (day - first) / period * period)
        // Weekdays return after seven runs, or never.
        for begin in stride(from: run.number, through: run.number + 7 * period, by: period) {
            let days = (begin..<(begin + length)).lazy.map { Day(number: $0) }
            if let found = days.first(where: { $0 > day && hasPlace(on: $0.weekday) }) { return found }
        }
        return nil
    }

    private func hasPlace(on weekday: Weekday) -> Bool {
        places.isEmpty || places.contains { $0.weekday == weekday }
    }
}

// MARK: - Months and years

extension Repetition {
    /// Looks at every so many months, of which the first has the given index.
    private func firstDay(after day: Day, inMonthsFrom first: Int, every period: Int) -> Day? {
        let begin = first + max(0, (day.monthIndex - first) / period * period)
        // After 400 years the calendar begins again, weekdays included.
        for index in stride(from: begin, to: 120_000, by: period).prefix(4_800) {
            if let found = days(inMonth: index).first(where: { $0 > day }) { return found }
        }
        return nil
    }

    private func days(inMonth index: Int) -> [Day] {
        let (year, month) = (index / 12, index % 12 + 1)
        guard let first = Day(year: year, month: month, day: 1) else { return [] }
        let count = Day.count(ofMonth: month, year: year)
        guard !places.isEmpty else { return monthDays.map { first + (min($0, count) - 1) } }
        return (monthDays.isEmpty ? Array(1...count) : monthDays.filter { $0 <= count })
            .map { first + ($0 - 1) }
            .filter { day in places.contains { $0.names(day, ofMonthFrom: first, to: first + (count - 1)) } }
    }
}

extension Repetition.Place {
    fileprivate func names(_ day: Day, ofMonthFrom first: Day, to last: Day) -> Bool {
        guard weekday == day.weekday else { return false }
        guard let nth else { return true }
        return nth > 0 ? (day - first) / 7 + 1 == nth : (last - day) / 7 + 1 == -nth
    }
}

extension Day {
    /// Months are counted on from those of the year 0.
    fileprivate var monthIndex: Int {
        let parts = components
        return parts.year * 12 + parts.month - 1
    }
}
