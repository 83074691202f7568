package import Almanac

/// The days that phrases name, relative to a moment.
package struct PhraseCalendar {
    package let moment: Moment
    package let weekStart: Weekday
    /// A Boolean value that indicates whether days without a year or a week are the last ones, not the next.
    var looksBack = false
    /// The day on which a time alone is, if that is not the present one.
    package internal(set) var givenDay: Day?

    package var today: Day { moment.today }

    func week(containing day: Day) -> Day { Week(containing: day, startingOn: weekStart).firstDay }

    func nearest(_ weekday: Weekday) -> Day { looksBack ? (today - 6).onOrAfter(weekday) : today.next(weekday) }

    func weekday(_ weekday: Weekday, inWeek weeks: Int) -> Day { start(of: .week, weeks).onOrAfter(weekday) }

    /// Returns the Saturday of this weekend, or today if it has begun.
    func weekend(_ weeks: Int, from day: Day? = nil) -> Day {
        let day = day ?? today
        if weeks == 0, day.weekday == .sunday { return day }
        // A weekend follows its week, even if weeks start on Sunday.
        return Week(containing: day, startingOn: .monday).firstDay + (7 * weeks + 5)
    }

    /// Returns the first day of the period that begins `count` units after the present one.
    func start(of unit: CalendarUnit, _ count: Int) -> Day {
        switch unit {
        case .day: today + count
        case .week: week(containing: today) + 7 * count
        case .month: (today.lastDayOfMonth + 1).adding(months: count - 1)
        case .quarter: (today.lastDayOfQuarter + 1).adding(months: 3 * (count - 1))
        case .year: (today.lastDayOfYear + 1).adding(months: 12 * (count - 1))
        }
    }

    func end(of unit: CalendarUnit, _ count: Int) -> Day { start(of: unit, count + 1) - 1 }

    /// Returns the first day of the next or the last month with this number. The present one counts until `count` months from its
    /// start have ended.
    func month(_ month: Int, _ year: Int?, of count: Int = 1) -> Day? {
        let (present, now) = (today.components.month, today.year)
        let nearest = looksBack ? (month > present ? now - 1 : now) : (month + count <= present ? now + 1 : now)
        return Day(year: year ?? nearest, month: month, day: 1)
    }

    /// Returns the next or the last day with this number in its month.
    func day(_ number: Int) -> Day? {
        guard (1...31).contains(number) else { return nil }
        let first = start(of: .month, 0)
        return (0...12).lazy.map { first.adding(months: looksBack ? -$0 : $0) + (number - 1) }
            .first { $0.components.day == number && isAhead($0) }
    }

    /// Returns `true` for today and the days in the direction in which the calendar looks.
    func isAhead(_ day: Day) -> Bool { looksBack ? day <= today : day >= today }

    /// Returns the nth weekday in a month or another period; a negative `nth` counts from its end.
    func nth(_ nth: Int, _ weekday: Weekday, in period: ClosedRange<Day>) -> Day? {
        let (first, last) = (period.lowerBound, period.upperBound - 6)
        let day = nth > 0 ? first.onOrAfter(weekday) + 7 * (nth - 1) : last.onOrAfter(weekday) + 7 * (nth + 1)
        return period.contains(day) ? day : nil
    }

    /// Returns the next or the last date, or that of the given year; `passed` is the date of this year if it has passed.
    func date(_ day: Int, month: Int, year: Int?) -> (day: Day, passed: Day?)? {
        // A leap day is found within eight years.
        let years = year.map { [$0] } ?? (0...8).map { looksBack ? today.year - $0 : today.year + $0 }
        let candidates = years.lazy.compactMap { Day(year: $0, month: month, day: day) }
        guard let found = candidates.first(where: { year != nil || isAhead($0) }) else { return nil }
        let passed = year == nil && !looksBack ? candidates.first { $0 < today } : nil
        return (found, passed)
    }

    /// Returns the days of a date whose numbers are the day and the month, or the month and the day.
    func days(_ first: Int, _ second: Int, _ year: Int?) -> [Day] {
        [(first, second), (second, first)].compactMap { date($0.0, month: $0.1, year: year)?.day }
    }

    /// Returns the next or the last day of the lunar calendar with this month and number.
    func lunarDate(_ number: Int, month: Int, _ year: Int?, inLeapMonth: Bool) -> Day? {
        // Leap months of a number can be decades apart.
        let years = (-1...80).lazy.map { looksBack ? today.year - $0 : today.year + $0 }
        func day(_ year: Int) -> Day? { LunarCalendar.day(number, month: month, year: year, inLeapMonth: inLeapMonth) }
        return year.map(day) ?? years.compactMap(day).first(where: isAhead)
    }

    /// Returns the day `count` working days after another one, which is today by default, or before it.
    func workday(_ count: Int, after first: Day? = nil) -> Day {
        var day = first ?? today
        for _ in 0..<min(abs(count), 10_000) {
            repeat { day = day + count.signum() } while [.saturday, .sunday].contains(day.weekday)
        }
        return day
    }

    /// Returns the time that comes next, today or tomorrow, or the one of the given day.
    package func next(_ time: TimeOfDay) -> Due {
        let day = givenDay ?? today
        return Due(day: day == today && time <= moment.time ? today + 1 : day, time: time)
    }
}

extension Day {
    package func onOrAfter(_ weekday: Weekday) -> Day { (self - 1).next(weekday) }

    /// Returns the day, or throws if it is outside the years 1–9999.
    package func validated(typed text: @autoclosure () -> String) throws(PhraseError) -> Day {
        guard (1...9999).contains(year) else { throw .noSuchDay(text()) }
        return self
    }
}
