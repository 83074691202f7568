import Almanac

/// English periods in filters: weeks, weekends, months, quarters and years, and lengths that end or begin today.
enum EnglishPeriods {
    /// A period counted from the present one.
    static let relative: [Rule] = [
        Rule(["this|current", .maybe("-"), .unit]) { f, c in !c.endsInPlural && f.name(0, c) },
        Rule([.maybe("this"), "next|coming|upcoming|following", .maybe("-"), .unit]) { f, c in
            !c.endsInPlural && f.name(1, c)
        },
        Rule([.unit, "after", .the, "next"]) { f, c in f.name(2, c) },
    ]

    /// The year after a date, a month, a quarter or a holiday.
    static let years: [Rule] = [
        Rule([.maybe("of"), .year]),
        Rule(["'", .shortYear.glued]),
        Rule([.maybe("of|in"), .whichPeriod]) { f, c in f.takeYear() },
    ]

    static let names: [Rule] = [
        Rule([.whichPeriod]),
        Rule([.the, .unit]) { f, c in
            f.isOnlyAtEnd = true
            return !c.endsInPlural && f.name(0, c, cycle: f.unit)
        },
        Rule([.maybe("this"), .month, .ofYear.optional]) { f, c in f.nameMonth(c) },
        Rule([.whichPeriod, "in", .month]) { f, c in f.takeYear() && f.nameMonth(c) },
        Rule([.maybe("this"), "q", .count.glued, .ofYear.optional]) { f, c in f.nameQuarter(f.number, c) },
        Rule([.year, .glued("-").optional, .glued("q"), .count.glued]) { f, c in f.nameQuarter(f.number, c) },
        Rule([.ordinal, "quarter", .ofYear.optional]) { f, c in f.nameQuarter(f.ordinal, c) },
        Rule([.year]) { f, c in f.nameYear(c) },
    ]

    static let rules: [Rule] = [
        Rule([.namedPeriod]) { f, c in f.setPeriodFromName() },
        Rule(["last|past|previous", .maybe("-"), .unit]) { f, c in f.name(-1, c) && f.setPeriodFromName() },
        Rule([.maybe("this|current"), .maybe("-"), "weekend"]) { f, c in f.setWeekend(0, c) },
        Rule(["next", .maybe("-"), "weekend"]) { f, c in f.setWeekend(1, c) },
        Rule(["last|past|previous", .maybe("-"), "weekend"]) { f, c in f.setWeekend(-1, c) },
        Rule(["last|past|previous", .span]) { f, c in f.setPeriodThroughToday(c) },
        Rule(["last|past|previous", "-", .count, "-", .unit]) { f, c in
            f.setSpan(f.number, f.unit) && f.setPeriodThroughToday(c)
        },
        Rule(["next", .span]) { f, c in f.setPeriodFromToday(c) },
        Rule(["next", "-", .count, "-", .unit]) { f, c in f.setSpan(f.number, f.unit) && f.setPeriodFromToday(c) },
        Rule(["next", .month]) { f, c in f.setMonth(c.calendar.start(of: .month, 1).onOrAfter(month: f.month)) },
        Rule(["last|past|previous", .month]) { f, c in
            f.setMonth(c.calendar.start(of: .month, -12).onOrAfter(month: f.month))
        },
        Rule([.year, .glued("-"), .twoDigits.glued]) { f, c in
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
    mutating func setWeekend(_ count: Int, _ context: PhraseContext) -> Bool {
        let saturday = context.calendar.weekend(1) + 7 * (count - 1)
        return setPeriod(saturday, saturday + 1)
    }

    /// Sets the days of the span that ends today: the last two days are yesterday and today.
    mutating func setPeriodThroughToday(_ context: PhraseContext) -> Bool {
        guard let span else { return false }
        return setPeriod(span.subtracted(from: context.today) + 1, context.today)
    }

    mutating func setPeriodFromToday(_ context: PhraseContext) -> Bool {
        guard let span else { return false }
        return setPeriod(context.today, span.added(to: context.today) - 1)
    }

    mutating func setMonth(_ first: Day?) -> Bool {
        guard let first else { return false }
        return setPeriod(first, first.lastDayOfMonth)
    }
}

extension Day {
    /// Returns the first day of the first such month that does not begin before this day.
    fileprivate func onOrAfter(month: Int) -> Day? {
        let year = components.month <= month ? self.year : self.year + 1
        return Day(year: year, month: month, day: 1)
    }
}
