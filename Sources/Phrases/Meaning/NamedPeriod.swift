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
    mutating func name(_ count: Int, _ context: PhraseContext, cycle: CalendarUnit? = nil) -> Bool {
        guard unit != .day || count > 0 else { return false }
        return name(NamedPeriod(unit: unit, first: context.calendar.start(of: unit, count), cycle: cycle))
    }

    mutating func name(_ period: NamedPeriod) -> Bool {
        self.period = period
        return true
    }

    /// Names the month of the year, or the next one.
    mutating func nameMonth(_ context: PhraseContext) -> Bool {
        guard let first = context.calendar.month(month, year) else { return false }
        return name(NamedPeriod(unit: .month, first: first, cycle: year == nil ? .year : nil))
    }

    /// Names the quarter of the year, or the next one.
    mutating func nameQuarter(_ number: Int, _ context: PhraseContext) -> Bool {
        guard (1...4).contains(number) else { return false }
        let present = (context.today.components.month + 2) / 3
        let nearest = context.calendar.looksBack ? (number > present ? -1 : 0) : (number < present ? 1 : 0)
        guard let first = Day(year: year ?? context.today.year + nearest, month: 3 * number - 2, day: 1) else {
            return false
        }
        return name(NamedPeriod(unit: .quarter, first: first, cycle: year == nil ? .year : nil))
    }

    mutating func nameYear(_ context: PhraseContext) -> Bool {
        Day(year: year ?? 0, month: 1, day: 1).map { name(NamedPeriod(unit: .year, first: $0)) } ?? false
    }

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
    mutating func setDay(_ context: PhraseContext, _ day: (NamedPeriod) -> Day?) -> Bool {
        guard let period else { return false }
        self.period = nil
        let calendar = context.calendar
        let found = day(period)
        if let next = period.next(calendar.looksBack ? -1 : 1), found.map(calendar.isAhead) != true {
            passed = calendar.looksBack || period.cycle != .year ? nil : found
            return set(day(next))
        }
        return period.last < calendar.today ? setInValue(found, context) : set(found)
    }

    /// Sets the first day of the period, or the last one of the present period, which “this week” means.
    mutating func setPeriod(_ context: PhraseContext) -> Bool {
        let isPresent = period.map { $0.first <= context.today && context.today <= $0.last } ?? false
        return setDay(context) { isPresent ? $0.last : $0.first }
    }

    mutating func setMiddle(_ context: PhraseContext) -> Bool {
        setDay(context) { period in
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
    mutating func setWeekday(_ context: PhraseContext) -> Bool {
        guard period?.unit == .week else { return false }
        let weekday = weekday
        return setDay(context) { $0.first.onOrAfter(weekday) }
    }

    /// Sets the typed day of the named month.
    mutating func setDayOfMonth(_ context: PhraseContext) throws(PhraseError) -> Bool {
        guard let period, period.unit == .month else { return false }
        let number = dayNumber
        guard number > 0, number <= period.last.components.day else { throw .noSuchDay(context.typed) }
        return setDay(context) { $0.first + (number - 1) }
    }

    /// Sets the weekday at the position in the month or year.
    mutating func setNth(_ context: PhraseContext, _ weekday: Weekday? = nil) -> Bool {
        let (ordinal, weekday) = (ordinal, weekday ?? self.weekday)
        guard (-5...5).contains(ordinal), ordinal != 0, period?.unit != .week else { return false }
        return setDay(context) { context.calendar.nth(ordinal, weekday, in: $0.first...$0.last) }
    }

    /// Sets the working day at the position in the period.
    mutating func setNthWorkday(_ context: PhraseContext) -> Bool {
        let ordinal = ordinal
        guard (-1...23).contains(ordinal), ordinal != 0 else { return false }
        return setDay(context) { period in
            ordinal < 0
                ? context.calendar.lastWorkday(of: period.last)
                : context.calendar.workday(ordinal, after: period.first - 1)
        }
    }
}
