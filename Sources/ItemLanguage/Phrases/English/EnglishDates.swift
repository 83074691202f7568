import Almanac

/// English dates: days of a month.
enum EnglishDates {
    static let rules: [Rule] = [
        Rule("the? D of? MONTH YEAR?") { f, c throws(InputError) in try f.setDate(c) },
        Rule("MONTH the? D YEAR?") { f, c throws(InputError) in try f.setDate(c) },
        // “Twenty-fourth”
        Rule("the? NUMBER -? ORDINAL of? MONTH YEAR?") { f, c throws(InputError) in
            f.setCompoundDay() ? try f.setDate(c) : false
        },
        Rule("MONTH the? NUMBER -? ORDINAL YEAR?") { f, c throws(InputError) in
            f.setCompoundDay() ? try f.setDate(c) : false
        },
        Rule("D ~- ~MONTH ~- ~YEAR") { f, c throws(InputError) in try f.setDate(c) },
        Rule("D ~- ~MONTH ~- ~YY") { f, c throws(InputError) in
            f.year = f.year.map { $0 + 2_000 }
            return try f.setDate(c)
        },
        Rule("D ~- ~MONTH") { f, c throws(InputError) in try f.setDate(c) },
        Rule("YEAR MONTH D") { f, c throws(InputError) in try f.setDate(c) },
        Rule("the? D of? MONTH ' ~YY") { f, c throws(InputError) in
            f.year = f.year.map { $0 + 2_000 }
            return try f.setDate(c)
        },
        Rule("MONTH the? D ' ~YY") { f, c throws(InputError) in
            f.year = f.year.map { $0 + 2_000 }
            return try f.setDate(c)
        },
        Rule("D MONTH YY") { f, c throws(InputError) in
            guard let year = f.year, year > 0, (1...31).contains(f.dayNumber) else { return false }
            throw .ambiguousYear(c.typed)
        },
        Rule("WEEKDAY the? DATE") { f, c throws(InputError) in try f.checkWeekday(c) },
        Rule("WEEKDAY the? DTH") { f, c in
            if let day = c.calendar.day(f.dayNumber), day.weekday == f.weekday { return f.set(day) }
            // “Friday the 13th” is a name if the next 13th is on another day.
            f.isText = true
            return !c.isValue
        },
        Rule("the? DTH of the? month") { f, c in f.set(c.calendar.day(f.dayNumber)) },
        Rule("the? DTH of this month") { f, c throws(InputError) in try f.setDay(inMonth: 0, c) },
        Rule("the? DTH next month") { f, c throws(InputError) in try f.setDay(inMonth: 1, c) },
        Rule("the? D of next month") { f, c throws(InputError) in try f.setDay(inMonth: 1, c) },
        Rule("next month on the? D") { f, c throws(InputError) in try f.setDay(inMonth: 1, c) },
        Rule("the? ORDINAL WEEKDAY of|in MONTH YEAR?") { f, c throws(InputError) in
            try f.setNth(c, from: c.calendar.month(f.month, f.year), isFixed: f.year != nil)
        },
        Rule("the? ORDINAL WEEKDAY of|in next month") { f, c throws(InputError) in
            try f.setNth(c, from: c.calendar.start(of: .month, 1), isFixed: true)
        },
        Rule("the? ORDINAL WEEKDAY of|in the|this month", .end) { f, c throws(InputError) in
            try f.setNth(c, from: c.calendar.start(of: .month, 0), isFixed: true)
        },
        Rule("the? ORDINAL last WEEKDAY of|in MONTH YEAR?") { f, c throws(InputError) in
            f.ordinal = -f.ordinal
            return f.ordinal < -1
                ? try f.setNth(c, from: c.calendar.month(f.month, f.year), isFixed: f.year != nil) : false
        },
        Rule("the? ORDINAL weekend of|in MONTH YEAR?") { f, c throws(InputError) in
            f.weekday = .saturday
            return try f.setNth(c, from: c.calendar.month(f.month, f.year), isFixed: f.year != nil)
        },
        Rule("the? last day of|in MONTH YEAR?") { f, c in
            f.set(c.calendar.month(f.month, f.year)?.lastDayOfMonth)
        },
        Rule("the? first day of|in MONTH YEAR?") { f, c throws(InputError) in
            f.dayNumber = 1
            return try f.setDate(c)
        },
        // Digits. DD and MM are any two digits, for a day or a month.
        Rule("YEAR ~- ~DD ~- ~MM") { f, c throws(InputError) in try f.setDigits(f.minute, f.dayNumber, c) },
        Rule("YEAR ~- ~M ~- ~D") { f, c throws(InputError) in try f.setDigits(f.dayNumber, f.month, c) },
        Rule("MONTH ~- ~D") { f, c throws(InputError) in try f.setDate(c) },
        Rule("YEAR ~/ ~M ~/ ~D") { f, c throws(InputError) in try f.setDigits(f.dayNumber, f.month, c) },
        Rule("YEAR ~. M ~. D ~.?") { f, c throws(InputError) in try f.setDigits(f.dayNumber, f.month, c) },
        Rule("DD ~- ~MM ~- ~YEAR") { f, c throws(InputError) in
            // `05-06-2026` has two readings.
            let (first, second) = (f.dayNumber, f.minute)
            guard max(first, second) <= 31, min(first, second) <= 12 else { return false }
            if first > 12 || first == second { return try f.setDigits(first, second, c) }
            if second > 12 { return try f.setDigits(second, first, c) }
            throw .ambiguousDate(c.typed, first, second, year: f.year)
        },
        Rule("DD ~- ~MM", .end) { f, c throws(InputError) in
            // In a title, `15-10` is more likely a score.
            let day = c.calendar.date(f.minute, month: f.dayNumber, year: nil)
            return day == nil && !c.isValue ? false : try f.setDigits(f.minute, f.dayNumber, c)
        },
        Rule("D ~. ~M ~. YEAR?") { f, c throws(InputError) in try f.setDigits(f.dayNumber, f.month, c) },
        Rule("D ~. ~M ~. ~YEAR ~.?") { f, c throws(InputError) in try f.setDigits(f.dayNumber, f.month, c) },
        Rule("D ~. ~M ~. ~YY ~.?") { f, c throws(InputError) in
            f.year = f.year.map { $0 + 2_000 }
            // In a title, `4.17.21` and `1.10.30` are more likely versions.
            guard c.isValue || f.isCloseDate(c) else { return false }
            return try f.setDigits(f.dayNumber, f.month, c)
        },
        // In a title, `24.12` is more likely a version or a price.
        Rule("D ~. ~M", .value) { f, c throws(InputError) in try f.setDigits(f.dayNumber, f.month, c) },
        Rule("D ~. MONTH YEAR?") { f, c throws(InputError) in try f.setDate(c) },
        Rule("D ~/ ~M") { f, c throws(InputError) in try f.setSlashed(c) },
        Rule("D ~/ ~M ~/ ~YEAR") { f, c throws(InputError) in try f.setSlashed(c) },
        Rule("D ~/ ~M ~/ ~YY") { f, c throws(InputError) in
            f.year = f.year.map { $0 + 2_000 }
            return try f.setSlashed(c, isYearClear: false)
        },
        // Holidays on fixed days
        Rule("HOLIDAY YEAR?", .end) { f, c throws(InputError) in try f.setDate(c) },
        Rule("christmas|xmas day YEAR?", .end) { f, c throws(InputError) in try f.setHoliday(25, 12, c) },
        Rule("christmas|xmas eve YEAR?", .end) { f, c throws(InputError) in try f.setHoliday(24, 12, c) },
        Rule("boxing day YEAR?", .end) { f, c throws(InputError) in try f.setHoliday(26, 12, c) },
        Rule("new year's|years|year eve YEAR?", .end) { f, c throws(InputError) in try f.setHoliday(31, 12, c) },
        Rule("new year's|years|year day YEAR?", .end) { f, c throws(InputError) in try f.setHoliday(1, 1, c) },
        Rule("by|before|until the? new year", .end) { f, c throws(InputError) in try f.setHoliday(1, 1, c) },
        Rule("valentine's|valentines day YEAR?", .end) { f, c throws(InputError) in try f.setHoliday(14, 2, c) },
    ]
}

extension Facts {
    /// Throws if the day is not on the typed weekday.
    mutating func checkWeekday(_ context: PhraseContext) throws(InputError) -> Bool {
        guard let day, weekday != day.weekday else { return day != nil }
        throw .wrongWeekday(context.typed, day)
    }

    /// Sets the day to the typed day and month, or throws if there is no such day.
    mutating func setDate(_ context: PhraseContext) throws(InputError) -> Bool {
        guard (0...99).contains(dayNumber) else { return false }
        guard let found = context.calendar.date(dayNumber, month: month, year: year) else {
            throw .noSuchDay(context.typed)
        }
        (day, passed) = (found.day, found.passed)
        return true
    }

    /// A Boolean value that indicates whether the numbers are a date from last year to three years from now.
    fileprivate func isCloseDate(_ context: PhraseContext) -> Bool {
        guard let year, (-1...3).contains(year - context.today.year) else { return false }
        return Day(year: year, month: month, day: dayNumber) != nil
    }

    /// Sets the day of the month to a number such as “twenty-fourth”.
    mutating func setCompoundDay() -> Bool {
        guard [20, 30].contains(number), (1...9).contains(ordinal) else { return false }
        dayNumber = number + ordinal
        return true
    }

    mutating func setDigits(_ day: Int, _ month: Int, _ context: PhraseContext) throws(InputError) -> Bool {
        (dayNumber, self.month) = (day, month)
        return try setDate(context)
    }

    /// Sets a day of this month, which may have passed, or of the month that many months later.
    mutating func setDay(inMonth count: Int, _ context: PhraseContext) throws(InputError) -> Bool {
        let first = context.calendar.start(of: .month, count)
        guard dayNumber > 0, dayNumber <= first.lastDayOfMonth.components.day else {
            throw .noSuchDay(context.typed)
        }
        return set(first + (dayNumber - 1))
    }

    fileprivate mutating func setHoliday(
        _ day: Int,
        _ month: Int,
        _ context: PhraseContext
    ) throws(InputError) -> Bool {
        try setDigits(day, month, context)
    }

    /// Reads `24/12`, which has only one reading; throws for ambiguous dates such as `1/2`.
    fileprivate mutating func setSlashed(
        _ context: PhraseContext,
        isYearClear: Bool = true
    ) throws(InputError) -> Bool {
        let (first, second) = (dayNumber, month)
        guard (1...31).contains(first), (1...31).contains(second), min(first, second) <= 12 else { return false }
        if !context.isValue, year == nil, EnglishWords.fractions.contains(where: { $0 == (first, second) }) {
            return false
        }
        if first == second { return try setDigits(first, second, context) }
        // `27/12/28` may begin with its year.
        let mayBeginWithYear = !isYearClear && 2_000 + first >= context.today.year
        if !mayBeginWithYear, max(first, second) > 12 {
            return first > 12
                ? try setDigits(first, second, context) : try setDigits(second, first, context)
        }
        throw .ambiguousDate(context.typed, first, second, year: year)
    }

    fileprivate mutating func setNth(
        _ context: PhraseContext,
        from month: Day?,
        isFixed: Bool
    ) throws(InputError) -> Bool {
        guard let month, (-5...5).contains(ordinal), ordinal != 0 else { return false }
        if let day = context.calendar.nth(ordinal, weekday, inMonth: month), isFixed || context.calendar.isAhead(day) {
            return set(day)
        }
        let year = month.adding(months: context.calendar.looksBack ? -12 : 12)
        return isFixed ? false : set(context.calendar.nth(ordinal, weekday, inMonth: year))
    }
}

extension EnglishWords {
    /// Numbers with a slash that are not dates in a title.
    static let fractions = [
        (24, 7), (16, 9), (21, 9), (9, 11), (7, 11), (1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (1, 5), (1, 8), (1, 10),
    ]
}
