import Almanac

// What the rules of repetitions say.

extension Facts {
    mutating func set(_ repetition: Repetition) -> Bool {
        guard Repetition.intervals.contains(repetition.interval) else {
            return repetition.interval > 0 && setUnsupported()
        }
        return self.repetition <- repetition
    }

    mutating func set(_ unit: CalendarUnit, _ count: Int) -> Bool {
        switch unit {
        case .day: set(Repetition(.daily, interval: count))
        case .week: set(Repetition(.weekly, interval: count))
        case .month: set(Repetition(.monthly, interval: count))
        case .quarter: set(Repetition(.monthly, interval: 3 * count))
        case .year: set(Repetition(.yearly, interval: count))
        }
    }

    /// Repeats every few hours. adder can't keep other intervals on the clock.
    mutating func setHours(_ quarters: Int) -> Bool {
        let (hours, rest) = (quarters * clock).quotientAndRemainder(dividingBy: 4 * 60)
        guard quarters > 0 else { return false }
        guard clock == 60, rest == 0 else { return setUnsupported() }
        return set(Repetition(.hourly, interval: hours))
    }

    /// Repeats on the first or the last day of the month in every year or every few years.
    mutating func setMonths(_ interval: Int, day: Int = 1) -> Bool {
        set(Repetition(.yearly, interval: interval, month: month, monthDays: [day]))
    }

    /// - Parameter next: the first day of a repetition that adder can't keep.
    mutating func setUnsupported(next: Day? = nil) -> Bool {
        (isText, isUnsupported, day) = (true, true, next)
        return true
    }

    mutating func setRepetition() -> Bool {
        guard let span, span.days == 0 else { return false }
        self.span = nil
        return set(span.unit, span.count)
    }

    mutating func setWeekdays(_ interval: Int) -> Bool {
        let days = weekdays.numbers.compactMap { Weekday(rawValue: $0).map { Repetition.NthWeekday($0) } }
        weekdays = NumberSet()
        return !days.isEmpty && set(Repetition(.weekly, interval: interval, weekdays: days))
    }

    mutating func setWeekends(_ interval: Int = 1) -> Bool {
        weekdays = NumberSet([Weekday.saturday.rawValue, Weekday.sunday.rawValue])
        return setWeekdays(interval)
    }

    /// Takes the weekdays of “except Sunday” out of the days on which it repeats.
    mutating func leaveOut() -> Bool {
        guard !weekdays.isEmpty else { return true }
        guard let left = repetition?.leavingOut(weekdays) else { return setUnsupported() }
        weekdays = NumberSet()
        return set(left)
    }

    mutating func setDays(_ days: [Int]? = nil, every interval: Int = 1) -> Bool {
        let days = days ?? dayNumbers.numbers
        dayNumbers = NumberSet()
        return !days.isEmpty && days.allSatisfy((1...31).contains)
            && set(Repetition(.monthly, interval: interval, monthDays: days))
    }

    /// Repeats at the positions in each month, or in the month of each year.
    mutating func setPlaces(_ interval: Int = 1) -> Bool {
        let (weekdays, month) = (placesOfMonth, month > 0 ? month : nil)
        return !weekdays.isEmpty
            && set(Repetition(month == nil ? .monthly : .yearly, interval: interval, month: month, weekdays: weekdays))
    }

    var placesOfMonth: [Repetition.NthWeekday] {
        places.numbers.compactMap { number in
            Weekday(rawValue: number % 7 + 1).map { .init($0, nth: Facts.positions[number / 7]) }
        }
    }

    /// The positions in a month, those from its end behind the others and the last one at the end.
    private static let positions = [1, 2, 3, 4, 5, -2, -3, -4, -1]

    mutating func setYearly(_ interval: Int) -> Bool {
        guard interval > 0 else { return false }
        if holiday != nil {
            isOnlyAtEnd = false
            return setYearlyHoliday(interval)
        }
        guard let parts = day?.components else { return false }
        // Only every fourth year has a leap day.
        if parts.month == 2, parts.day == 29, interval % 4 == 0 { start = day }
        (day, passed) = (nil, nil)
        return set(Repetition(.yearly, interval: interval, month: parts.month, monthDays: [parts.day]))
    }

    /// Removes the span that tells how often something repeats, and returns its number of units, or 0 for another unit.
    mutating func takeCycle(_ unit: CalendarUnit) -> Int {
        defer { span = nil }
        switch (unit, span?.unit) {
        case (.month, .quarter): return 3 * (span?.count ?? 0)
        case (_, unit?): return span?.count ?? 0
        default: return 0
        }
    }

    /// Repeats at the end or at the start of the weeks, months, quarters or years.
    mutating func setEdge() -> Bool {
        guard let unit = span?.unit else { return false }
        let isEnd = contains("end last 말 말일 월말 연말 마지막")
        let edge = isEnd ? calendar.end(of: unit, 0) : calendar.start(of: unit, 1)
        switch unit {
        case .day: return false
        case .week: return add(edge.weekday) && setWeekdays(takeCycle(.week))
        case .month: break
        case .quarter: start = edge
        case .year: return day <- edge && setYearly(takeCycle(.year))
        }
        return setDays([isEnd ? 31 : 1], every: takeCycle(.month))
    }

    /// Repeats on the days in the cycle: weekdays of weeks, days and positions of months, dates and positions of years.
    mutating func setCycle() -> Bool {
        let unit = span?.unit
        let isOfMonths = unit == .month || unit == .quarter
        if unit == .day { return false }
        if !weekdays.isEmpty { return unit == .week ? setWeekdays(takeCycle(.week)) : setUnsupported() }
        if !places.isEmpty, month > 0 { return setPlaces(takeCycle(.year)) }
        if !places.isEmpty { return isOfMonths ? setPlaces(takeCycle(.month)) : setUnsupported() }
        if !dayNumbers.isEmpty { return isOfMonths ? setDays(every: takeCycle(.month)) : setUnsupported() }
        return setYearly(takeCycle(.year))
    }

    mutating func setEnd() -> Bool {
        defer { (day, passed, isOnlyAtEnd) = (nil, nil, false) }
        return end <- day.map { .until($0) }
    }

    mutating func setEnd(after count: Int) -> Bool { count > 0 && end <- .count(count) }

    /// Takes the span as the length of the repetition.
    mutating func setLength() -> Bool {
        defer { span = nil }
        return length <- span
    }

    mutating func setStart() -> Bool {
        defer { (day, passed) = (nil, nil) }
        return start <- day
    }

    mutating func add(_ weekday: Weekday) -> Bool { weekdays.insert(weekday.rawValue) }

    /// Adds the days up to the other one, as in `mon-fri`.
    mutating func addRange() -> Bool {
        guard weekdays.count == 1, let last = weekdays.numbers.first, last != weekday.rawValue else { return false }
        var day = weekday.rawValue
        while day != last {
            _ = weekdays.insert(day)
            day = day % 7 + 1
        }
        return true
    }

    mutating func addDay(_ day: Int) -> Bool { (1...31).contains(day) && dayNumbers.insert(day) }

    /// Makes the position one from the end, as the third of “third last”.
    mutating func countFromEnd() -> Bool {
        ordinal = -ordinal
        return ordinal < -1
    }

    mutating func addPlace(_ weekday: Weekday, nth: Int? = nil) -> Bool {
        placeWeekday = weekday
        return Facts.positions.firstIndex(of: nth ?? ordinal).map { places.insert($0 * 7 + weekday.rawValue - 1) }
            ?? false
    }

    /// Adds the position with the first weekday of the list, as in “first and third Friday”.
    mutating func addPlaceBeforeList() -> Bool { placeWeekday.map { addPlace($0) } ?? false }
}

extension Repetition {
    /// Returns the repetition on its other days of the week; `nil` if none is left, or if it doesn't repeat every day or
    /// week.
    func leavingOut(_ weekdays: NumberSet) -> Repetition? {
        guard interval == 1, [.daily, .weekly].contains(frequency) else { return nil }
        let all = frequency == .daily ? Array(1...7) : self.weekdays.map(\.weekday.rawValue)
        let left = all.filter { !weekdays.contains($0) }
        let days = left.compactMap { Weekday(rawValue: $0).map { NthWeekday($0) } }
        return days.isEmpty || left.count == all.count ? nil : Repetition(.weekly, weekdays: days)
    }
}
