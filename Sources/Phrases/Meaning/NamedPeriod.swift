import Almanac

/// A week, a month, a quarter or a year that words name: “next week”, “december”, “Q2 2027”, 다음 달.
struct NamedPeriod {
    let unit: CalendarUnit
    let first: Day
    /// The unit after which it comes again, for names such as “december” and “the month”; `nil` for “next month”.
    var cycle: CalendarUnit?

    var last: Day { unit.added(to: first, count: 1) - 1 }

    func next(_ count: Int) -> NamedPeriod? {
        cycle.map { NamedPeriod(unit: unit, first: $0.added(to: first, count: count), cycle: $0) }
    }
}

// MARK: - Names

extension Facts {
    /// Names the period that begins `count` units after the present one.
    mutating func name(_ count: Int, cycle: CalendarUnit? = nil) -> Bool {
        (unit != .day || count > 0) && name(unit, from: calendar.start(of: unit, count), cycle)
    }

    mutating func name(_ unit: CalendarUnit, from first: Day?, _ cycle: CalendarUnit?) -> Bool {
        period = first.map { NamedPeriod(unit: unit, first: $0, cycle: cycle) }
        return period != nil
    }

    /// Names the month of the year, or the next one.
    mutating func nameMonth() -> Bool { name(.month, from: calendar.month(month, year), year == nil ? .year : nil) }

    /// Names the quarter of the year, or the next one.
    mutating func nameQuarter(_ number: Int) -> Bool {
        (1...4).contains(number)
            && name(.quarter, from: calendar.month(3 * number - 2, year, of: 3), year == nil ? .year : nil)
    }

    mutating func nameYear() -> Bool { name(.year, from: Day(year: year ?? 0, month: 1, day: 1), nil) }

    /// Takes the name of a year, as in “march next year”, as the year of a date.
    mutating func takeYear() -> Bool {
        guard let period, period.unit == .year else { return false }
        (self.period, year) = (nil, period.first.year)
        return true
    }
}

// MARK: - Days in it

extension Facts {
    /// Sets a day of the named period, or that of the next one with this name if it has passed.
    mutating func setDay(_ day: (NamedPeriod) -> Day?) -> Bool {
        guard let period else { return false }
        self.period = nil
        let found = day(period)
        if let next = period.next(calendar.looksBack ? -1 : 1), found.map(calendar.isAhead) != true {
            passed = calendar.looksBack || period.cycle != .year ? nil : found
            return self.day <- day(next)
        }
        return period.last < calendar.today ? setInValue(found) : self.day <- found
    }

    /// Sets the first day of the period, or the last one of the present period, which “this week” means.
    mutating func setPeriod() -> Bool {
        let isPresent = period.map { $0.first <= today && today <= $0.last } ?? false
        return setDay { isPresent ? $0.last : $0.first }
    }

    mutating func setMiddle() -> Bool {
        setDay { period in
            switch period.unit {
            case .day: nil
            case .week: period.first.onOrAfter(.wednesday)
            case .month: period.first + 14
            case .quarter: period.first.adding(months: 1) + 14
            case .year: period.first.adding(months: 6)
            }
        }
    }

    /// Sets the typed weekday of the named week.
    mutating func setWeekday() -> Bool {
        guard period?.unit == .week else { return false }
        let weekday = weekday
        return setDay { $0.first.onOrAfter(weekday) }
    }

    /// Sets the typed day of the named month.
    mutating func setDayOfMonth() throws(PhraseError) -> Bool {
        guard let period, period.unit == .month else { return false }
        let number = dayNumber
        // “Priya's 40th next month”
        if !isValue, number > 31 { return false }
        guard number > 0, number <= period.last.components.day else { throw .noSuchDay(typed) }
        return setDay { $0.first + (number - 1) }
    }

    /// Sets the weekday at the position in the month or year.
    mutating func setNth(_ weekday: Weekday? = nil) -> Bool {
        let (calendar, ordinal, weekday) = (calendar, ordinal, weekday ?? self.weekday)
        guard (-5...5).contains(ordinal), ordinal != 0, period?.unit != .week else { return false }
        return setDay { calendar.nth(ordinal, weekday, in: $0.first...$0.last) }
    }

    /// Sets the working day at the position in the period.
    mutating func setNthWorkday() -> Bool {
        let (calendar, ordinal) = (calendar, ordinal)
        guard (-1...23).contains(ordinal), ordinal != 0 else { return false }
        return setDay { calendar.workday(ordinal, after: ordinal < 0 ? $0.last + 1 : $0.first - 1) }
    }
}
