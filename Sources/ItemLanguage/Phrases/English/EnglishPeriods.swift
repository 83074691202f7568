import Almanac

/// English periods in filters: weeks, weekends, months, quarters and years, and lengths that end or begin today.
enum EnglishPeriods {
    static let rules: [Rule] = [
        Rule("UNIT") { f, c in f.setPeriod(0, c) },
        Rule("this|current -? UNIT") { f, c in f.setPeriod(0, c) },
        Rule("next -? UNIT") { f, c in f.setPeriod(1, c) },
        Rule("last|past|previous -? UNIT") { f, c in f.setPeriod(-1, c) },
        Rule("weekend") { f, c in f.setWeekend(0, c) },
        Rule("this|current -? weekend") { f, c in f.setWeekend(0, c) },
        Rule("next -? weekend") { f, c in f.setWeekend(1, c) },
        Rule("last|past|previous -? weekend") { f, c in f.setWeekend(-1, c) },
        Rule("last|past|previous SPAN") { f, c in f.setPeriodThroughToday(c) },
        Rule("last|past|previous - N - UNIT") { f, c in f.setSpan(f.number, f.unit) && f.setPeriodThroughToday(c) },
        Rule("next SPAN") { f, c in f.setPeriodFromToday(c) },
        Rule("next - N - UNIT") { f, c in f.setSpan(f.number, f.unit) && f.setPeriodFromToday(c) },
        Rule("this? MONTH YEAR?") { f, c in f.setMonth(c.calendar.month(f.month, f.year)) },
        Rule("next MONTH") { f, c in f.setMonth(c.calendar.start(of: .month, 1).onOrAfter(month: f.month)) },
        Rule("last|past|previous MONTH") { f, c in
            f.setMonth(c.calendar.start(of: .month, -12).onOrAfter(month: f.month))
        },
        Rule("YEAR ~- ~DD") { f, c in f.setMonth(f.year.flatMap { Day(year: $0, month: f.dayNumber, day: 1) }) },
        Rule("YEAR") { f, c in f.setYear(f.year) },
    ]
}

extension Facts {
    /// Sets the unit that begins `count` units after the present one. A day is not a period.
    mutating func setPeriod(_ count: Int, _ context: PhraseContext) -> Bool {
        unit != .day && setPeriod(context.calendar.start(of: unit, count), context.calendar.end(of: unit, count))
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

    mutating func setYear(_ year: Int?) -> Bool {
        guard let first = Day(year: year ?? 0, month: 1, day: 1) else { return false }
        return setPeriod(first, first.lastDayOfYear)
    }
}

extension Day {
    /// Returns the first day of the first such month that does not begin before this day.
    fileprivate func onOrAfter(month: Int) -> Day? {
        let year = components.month <= month ? self.year : self.year + 1
        return Day(year: year, month: month, day: 1)
    }
}
