import Almanac

/// English periods in filters: weeks, weekends, months, quarters and years, and lengths that end or begin today.
enum EnglishPeriods {
    /// A period counted from the present one.
    static let relative: [Rule] = [
        Rule(["this|current", .maybe("-"), .unit]) { !$0.endsInPlural && $0.name(0) },
        Rule([.maybe("this"), "next|coming|upcoming|following", .maybe("-"), .unit]) { !$0.endsInPlural && $0.name(1) },
        Rule([.unit, "after", .the, "next"]) { $0.name(2) },
    ]

    /// The year after a date, a month, a quarter or a holiday.
    static let years: [Rule] = [
        Rule([.maybe("of"), .year]),
        Rule(["'", .shortYear.glued]),
        Rule([.maybe("of|in"), .whichPeriod]) { $0.takeYear() },
    ]

    static let names: [Rule] = [
        Rule([.whichPeriod]),
        Rule([.the, .unit]) { $0.isOnlyAtEnd <- true && !$0.endsInPlural && $0.name(0, cycle: $0.unit) },
        Rule([.maybe("this"), .month, .ofYear.optional]) { $0.nameMonth() },
        Rule([.whichPeriod, "in", .month]) { $0.takeYear() && $0.nameMonth() },
        Rule([.maybe("this"), "q", .count.glued, .ofYear.optional]) { $0.nameQuarter($0.number) },
        Rule([.year, .glued("-").optional, .glued("q"), .count.glued]) { $0.nameQuarter($0.number) },
        Rule([.ordinal, "quarter", .ofYear.optional]) { $0.nameQuarter($0.ordinal) },
        Rule([.year]) { $0.nameYear() },
    ]

    static let rules: [Rule] = [
        Rule([.namedPeriod]) { $0.setPeriodFromName() },
        Rule([.past, .maybe("-"), .unit]) { $0.name(-1) && $0.setPeriodFromName() },
        Rule([.maybe("this|current"), .maybe("-"), "weekend"]) { $0.setWeekend(0) },
        Rule(["next", .maybe("-"), "weekend"]) { $0.setWeekend(1) },
        Rule([.past, .maybe("-"), "weekend"]) { $0.setWeekend(-1) },
        Rule([.past, .span]) { $0.setPeriodThroughToday() },
        Rule([.past, "-", .count, "-", .unit]) { $0.setSpan($0.number, $0.unit) && $0.setPeriodThroughToday() },
        Rule(["next", .span]) { $0.setPeriodFromToday() },
        Rule(["next", "-", .count, "-", .unit]) { $0.setSpan($0.number, $0.unit) && $0.setPeriodFromToday() },
        Rule(["next", .month]) { $0.setMonth($0.calendar.start(of: .month, 1).onOrAfter(month: $0.month)) },
        Rule([.past, .month]) { $0.setMonth($0.calendar.start(of: .month, -12).onOrAfter(month: $0.month)) },
        Rule([.year, .glued("-"), .twoDigits.glued]) { f in
            f.setMonth(f.year.flatMap { Day(year: $0, month: f.dayNumber, day: 1) })
        },
    ]
}

extension Facts {
    /// Sets the days of the named period. A day is not a period.
    mutating func setPeriodFromName() -> Bool {
        period.map { $0.unit != .day && setPeriod($0.first, $0.last) } ?? false
    }

    mutating func setPeriod(_ first: Day, _ last: Day) -> Bool {
        (day, lastDay) = (first, last)
        return first <= last
    }

    /// Sets both days of a weekend, even if today is its second.
    mutating func setWeekend(_ count: Int) -> Bool {
        let saturday = calendar.weekend(1) + 7 * (count - 1)
        return setPeriod(saturday, saturday + 1)
    }

    /// Sets the days of the span that ends today: the last two days are yesterday and today.
    mutating func setPeriodThroughToday() -> Bool {
        span.map { setPeriod($0.subtracted(from: today) + 1, today) } ?? false
    }

    mutating func setPeriodFromToday() -> Bool { span.map { setPeriod(today, $0.added(to: today) - 1) } ?? false }

    mutating func setMonth(_ first: Day?) -> Bool { first.map { setPeriod($0, $0.lastDayOfMonth) } ?? false }
}

extension Day {
    /// Returns the first day of the first such month that does not begin before this day.
    fileprivate func onOrAfter(month: Int) -> Day? {
        let year = components.month <= month ? self.year : self.year + 1
        return Day(year: year, month: month, day: 1)
    }
}
