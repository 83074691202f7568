import Almanac

/// English dates: days of a month.
enum EnglishDates {
    /// Days of a month, also in words: “twenty-fourth”.
    static let monthDays: [Rule] = [
        Rule([.dayNumber]),
        Rule([.number, .maybe("-"), .ordinal]) { f, c in f.setCompoundDay() },
        Rule([.number, .maybe("-"), .number]) { f, c in
            f.dayNumber = f.number
            return (21...31).contains(f.number)
        },
    ]

    static let rules: [Rule] = [
        .date([.maybe("the|next"), .monthDay, .maybe("day"), .maybe("of"), .month, .ofYear.optional]),
        .date([.month, .the, .monthDay, .ofYear.optional]),
        .date([.dayNumber, .glued("-|/|."), .month.glued, .glued("-|/|."), .year.or(.shortYear).glued]),
        .date([.dayNumber, .glued("-|/"), .month.glued]),
        .date([.month, .glued("-|/"), .dayNumber.glued, .glued("-|/"), .year.glued]),
        .date([.month, .glued("-|/|."), .dayNumber.glued]),
        .date([.year, .glued("-|/").optional, .month, .glued("-|/").optional, .dayNumber]),
        Rule([.dayNumber, .month, .shortYear]) { f, c in
            guard f.year != 2_000, (1...31).contains(f.dayNumber) else { return false }
            throw PhraseError.ambiguousYear(c.typed)
        },
        // The weekday tells the month from the day.
        Rule([
            .weekday, .dayNumber, .glued("/"), .smallNumber.glued, .glued("/").optional, .year.optional.glued,
        ]) { f, c in
            f.setSlashedWeekday(c)
        },
        Rule([.weekday, "(", .date, ")"]) { f, c in try f.checkWeekday(c) },
        Rule([.weekday, .the, .date]) { f, c in try f.checkWeekday(c) },
        Rule([.weekday, .twoDigits]) { f, c in f.setNumber(c, onWeekday: true) && f.day ?? c.today < c.today + 31 },
        Rule([.weekday, "the", .monthDay]) { f, c in f.dayNumber > 3 && f.setNumber(c, onWeekday: true) },
        Rule([.weekday, .the, .ordinalNumber]) { f, c in
            if f.setNumber(c, onWeekday: true) { return true }
            // “Friday the 13th” is a name if the next 13th is on another day.
            f.isText = true
            return !c.isValue
        },
        // Days of a named period
        Rule([.the, .ordinalNumber, "of", .the, "month"]) { f, c in f.setNumber(c) },
        Rule([.the, .ordinal, "of", "the", "month"], .end) { f, c in
            f.ordinal > 0 && f.set(c.calendar.day(f.ordinal))
        },
        Rule([.the, .monthDay, .maybe("day"), "of", .the, .whichPeriod]) { f, c in try f.setDayOfMonth(c) },
        Rule([.the, .ordinalNumber, .whichPeriod]) { f, c in try f.setDayOfMonth(c) },
        Rule([.whichPeriod, "on", .the, .dayNumber]) { f, c in try f.setDayOfMonth(c) },
        // Digits. DD and MM are any two digits, for a day or a month.
        .date([.year, .glued("-|/"), .smallNumber.glued, .glued("-|/"), .dayNumber.glued]),
        .date([.year, .glued("."), .smallNumber, .glued("."), .dayNumber, .glued(".").optional]),
        Rule([.twoDigits, .glued("-"), .smallNumber.glued, .glued("-"), .year.glued]) { f, c in
            // `05-06-2026` has two readings.
            let (first, second) = (f.dayNumber, f.month)
            guard max(first, second) <= 31, min(first, second) <= 12 else { return false }
            if first > 12 || first == second { return try f.setDate(c) }
            if second > 12 { return try f.setDigits(second, first, c) }
            throw PhraseError.ambiguousDate(c.typed, first, second, year: f.year)
        },
        Rule([.twoDigits, .glued("-"), .minute.glued], .end) { f, c in
            // In a title, `15-10` is more likely a score.
            let day = c.calendar.date(f.minute, month: f.dayNumber, year: nil)
            return day == nil && !c.isValue ? false : try f.setDigits(f.minute, f.dayNumber, c)
        },
        .date([.dayNumber, .glued("."), .smallNumber.glued, .glued("."), .year.optional, .glued(".").optional]),
        Rule([
            .dayNumber, .glued("."), .smallNumber.glued, .glued("."), .shortYear.glued, .glued(".").optional,
        ]) { f, c in
            // In a title, `4.17.21` and `1.10.30` are more likely versions.
            (c.isValue || f.isCloseDate(c)) && !c.isKorean ? try f.setDate(c) : false
        },
        // In a title, `24.12` is more likely a version or a price.
        .date([.dayNumber, .glued("."), .smallNumber.glued], .value),
        Rule([.dayNumber, .glued("/"), .smallNumber.glued]) { f, c in try f.setSlashed(c) },
        Rule([.dayNumber, .glued("/"), .smallNumber.glued, .glued("/"), .year.or(.shortYear).glued]) { f, c in
            try f.setSlashed(c, isYearClear: c.endsInFourDigits)
        },
        // The lunar calendar. “Lunar 3/8” has two readings.
        Rule(["lunar", .smallNumber, .glued("/"), .dayNumber.glued]) { f, c in
            f.dayNumber > 12 || f.dayNumber == f.month ? try f.setLunar(c) : f.setUnsupported()
        },
        Rule([.maybe("this|next|following"), .holiday, .ofYear.optional], .end) { f, c in f.setHoliday(f.year, c) },
        Rule(["by|before|until", .the, "new", "year"], .end) { f, c in try f.setDigits(1, 1, c) },
    ]
}

extension Facts {
    /// Sets the next day with the typed number in its month, if it is on the typed weekday.
    mutating func setNumber(_ context: PhraseContext, onWeekday: Bool = false) -> Bool {
        guard let day = context.calendar.day(dayNumber), !onWeekday || day.weekday == weekday else { return false }
        return set(day)
    }

    /// Throws if the day is not on the typed weekday.
    mutating func checkWeekday(_ context: PhraseContext) throws(PhraseError) -> Bool {
        guard let day, weekday != day.weekday else { return day != nil }
        throw .wrongWeekday(context.typed, day)
    }

    /// Sets the day to the typed day and month, or throws if there is no such day.
    mutating func setDate(_ context: PhraseContext) throws(PhraseError) -> Bool {
        guard (0...99).contains(dayNumber), context.isValue || year ?? 2_000 >= 2_000 else { return false }
        guard let found = context.calendar.date(dayNumber, month: month, year: year) else {
            throw .noSuchDay(context.typed)
        }
        (day, passed) = (found.day, found.passed)
        return true
    }

    /// A Boolean value that indicates whether the numbers are a date from last year to three years from now.
    func isCloseDate(_ context: PhraseContext) -> Bool {
        guard let year, (-1...3).contains(year - context.today.year) else { return false }
        return Day(year: year, month: month, day: dayNumber) != nil
    }

    /// Sets the day of the month to a number such as “twenty-fourth”.
    mutating func setCompoundDay() -> Bool {
        guard [20, 30].contains(number), (1...9).contains(ordinal) else { return false }
        dayNumber = number + ordinal
        return true
    }

    mutating func setDigits(_ day: Int, _ month: Int, _ context: PhraseContext) throws(PhraseError) -> Bool {
        (dayNumber, self.month) = (day, month)
        return try setDate(context)
    }

    /// Reads `24/12`, which has only one reading; throws for ambiguous dates such as `1/2`.
    fileprivate mutating func setSlashed(
        _ context: PhraseContext,
        isYearClear: Bool = true
    ) throws(PhraseError) -> Bool {
        let (first, second) = (dayNumber, month)
        guard (1...31).contains(first), (1...31).contains(second), min(first, second) <= 12 else { return false }
        let isFraction = EnglishWords.fractions.contains { $0 == (first, second) }
        if !context.isValue, let year, year < 2_000 { return false }
        // A fraction stays text; the hint names its dates.
        if !context.isValue, year == nil, isFraction { isText = true }
        if first == second { return try setDigits(first, second, context) }
        // `27/12/28` may begin with its year.
        let mayBeginWithYear = !isYearClear && 2_000 + first >= context.today.year
        if !mayBeginWithYear, max(first, second) > 12 {
            return first > 12 ? try setDigits(first, second, context) : try setDigits(second, first, context)
        }
        throw PhraseError.ambiguousDate(context.typed, first, second, year: year)
    }

    /// Reads a date with a slash whose weekday fits only one of the readings.
    fileprivate mutating func setSlashedWeekday(_ context: PhraseContext) -> Bool {
        let readings = context.calendar.days(dayNumber, month, year).filter { $0.weekday == weekday }
        return readings.first != nil && readings.first == readings.last && set(readings.first)
    }
}

extension EnglishWords {
    /// Numbers with a slash that are not dates in a title.
    static let fractions = [
        (24, 7), (16, 9), (21, 9), (9, 11), (7, 11), (1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (1, 5), (1, 8), (1, 10),
    ]
}
