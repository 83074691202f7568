import Almanac

/// English dates: days of a month.
enum EnglishDates {
    /// Days of a month, also in words: “twenty-fourth”.
    static let monthDays: [Rule] = [
        Rule([.dayNumber]),
        Rule([.number, .maybe("-"), .ordinal]) { $0.setCompoundDay() },
        Rule([.number, .maybe("-"), .number]) { (21...31).contains($0.number) && $0.dayNumber <- $0.number },
    ]

    static let rules: [Rule] = [
        .date([.maybe("the|next"), .monthDay, .maybe("day"), .maybe("of"), .month, .ofYear.optional]),
        .date([.month, .the, .monthDay, .ofYear.optional]),
        .date([.dayNumber, .glued("-|/|."), .month.glued, .glued("-|/|."), .year.or(.shortYear).glued]),
        .date([.dayNumber, .glued("-|/"), .month.glued]),
        .date([.month, .glued("-|/"), .dayNumber.glued, .glued("-|/"), .year.glued]),
        .date([.month, .glued("-|/|."), .dayNumber.glued]),
        .date([.year, .glued("-|/").optional, .month, .glued("-|/").optional, .dayNumber]),
        Rule([.dayNumber, .month, .shortYear]) { f in
            guard f.year != 2_000, (1...31).contains(f.dayNumber) else { return false }
            throw PhraseError.ambiguousYear(f.typed)
        },
        // The weekday tells the month from the day.
        Rule([.weekday, .dayNumber, .glued("/"), .smallNumber.glued, .glued("/").optional, .year.optional.glued]) { f in
            let readings = f.calendar.days(f.dayNumber, f.month, f.year).filter { $0.weekday == f.weekday }
            return readings.first == readings.last && f.day <- readings.first
        },
        Rule([.weekday, "(", .date, ")"]) { try $0.checkWeekday() },
        Rule([.weekday, .the, .date]) { try $0.checkWeekday() },
        Rule([.weekday, .twoDigits]) { $0.setNumber(onWeekday: true) && $0.day ?? $0.today < $0.today + 31 },
        Rule([.weekday, "the", .monthDay]) { $0.dayNumber > 3 && $0.setNumber(onWeekday: true) },
        // “Friday the 13th” is a name if the next 13th is on another day.
        Rule([.weekday, .the, .ordinalNumber]) { $0.setNumber(onWeekday: true) || !$0.isValue && $0.isText <- true },
        // Days of a named period
        Rule([.the, .ordinalNumber, "of", .the, "month"]) { $0.setNumber() },
        Rule([.the, .ordinal, "of", "the", "month"], .end) { $0.ordinal > 0 && $0.day <- $0.calendar.day($0.ordinal) },
        Rule([.the, .monthDay, .maybe("day"), "of", .the, .whichPeriod]) { try $0.setDayOfMonth() },
        Rule([.the, .ordinalNumber, .whichPeriod]) { try $0.setDayOfMonth() },
        Rule([.whichPeriod, "on", .the, .dayNumber]) { try $0.setDayOfMonth() },
        // Digits. DD and MM are any two digits, for a day or a month.
        .date([.year, .glued("-|/"), .smallNumber.glued, .glued("-|/"), .dayNumber.glued]),
        .date([.year, .glued("."), .smallNumber, .glued("."), .dayNumber, .glued(".").optional]),
        Rule([.twoDigits, .glued("-"), .smallNumber.glued, .glued("-"), .year.glued]) { f in
            // `05-06-2026` has two readings.
            let (first, second) = (f.dayNumber, f.month)
            guard max(first, second) <= 31, min(first, second) <= 12 else { return false }
            if first > 12 || first == second { return try f.setDate() }
            if second > 12 { return try f.setDigits(second, first) }
            throw PhraseError.ambiguousDate(f.typed, first, second, year: f.year)
        },
        // In a title, `15-10` is more likely a score, a date that is far away a range, and “Saturdays 10-12” has hours.
        Rule([.twoDigits, .glued("-"), .minute.glued], .end) { f in
            let date = f.calendar.date(f.minute, month: f.dayNumber, year: nil)?.day
            let isLikely = !f.isAfterWeekdays && date.map { $0 < f.today + 183 } ?? false
            return try (f.isValue || isLikely) && f.setDigits(f.minute, f.dayNumber)
        },
        // In Korean, the month comes first.
        Rule([.dayNumber, .glued("."), .smallNumber.glued, .glued("."), .year.optional, .glued(".").optional]) {
            guard $0.isKorean, $0.year == nil, $0.dayNumber <= 12 else { return try $0.setDate() }
            return try $0.isOnlyAtEnd <- true && $0.setDigits($0.month, $0.dayNumber)
        },
        // In a title, `4.17.21` and `1.10.30` are more likely versions.
        Rule([.dayNumber, .glued("."), .smallNumber.glued, .glued("."), .shortYear.glued, .glued(".").optional]) {
            try ($0.isValue || $0.isCloseDate) && !$0.isKorean && $0.setDate()
        },
        // In a title, `24.12` is more likely a version or a price.
        .date([.dayNumber, .glued("."), .smallNumber.glued], .value),
        Rule([.dayNumber, .glued("/"), .smallNumber.glued]) { try $0.setSlashed() },
        Rule([.dayNumber, .glued("/"), .smallNumber.glued, .glued("/"), .year.or(.shortYear).glued]) {
            try $0.setSlashed(isYearClear: $0.endsInFourDigits)
        },
        // The lunar calendar. “Lunar 3/8” has two readings.
        Rule(["lunar", .smallNumber, .glued("/"), .dayNumber.glued]) {
            $0.dayNumber > 12 || $0.dayNumber == $0.month ? try $0.setLunar() : $0.setUnsupported()
        },
        Rule([.maybe("this|next|following"), .holiday, .ofYear.optional], .end) { $0.setHoliday($0.year) },
        Rule(["by|before|until", .the, "new", "year"], .end) { try $0.setDigits(1, 1) },
    ]
}

extension Facts {
    /// Sets the next day with the typed number in its month, if it is on the typed weekday.
    mutating func setNumber(onWeekday: Bool = false) -> Bool {
        day <- calendar.day(dayNumber).flatMap { !onWeekday || $0.weekday == weekday ? $0 : nil }
    }

    /// Throws if the day is not on the typed weekday.
    mutating func checkWeekday() throws(PhraseError) -> Bool {
        if !isValue, hasHours { return isText <- true }
        guard let day, weekday != day.weekday else { return day != nil }
        throw .wrongWeekday(typed, day)
    }

    /// Sets the day to the typed day and month, or throws if there is no such day.
    mutating func setDate() throws(PhraseError) -> Bool {
        guard (0...99).contains(dayNumber), isValue || year ?? 2_000 >= 2_000 else { return false }
        guard let found = calendar.date(dayNumber, month: month, year: year) else {
            throw .noSuchDay(typed)
        }
        passed = found.passed
        return day <- found.day
    }

    /// A Boolean value that indicates whether the numbers are a date from last year to three years from now.
    var isCloseDate: Bool {
        guard let year, (-1...3).contains(year - today.year) else { return false }
        return Day(year: year, month: month, day: dayNumber) != nil
    }

    /// Sets the day of the month to a number such as “twenty-fourth”.
    mutating func setCompoundDay() -> Bool {
        [20, 30].contains(number) && (1...9).contains(ordinal) && dayNumber <- number + ordinal
    }

    mutating func setDigits(_ day: Int, _ month: Int) throws(PhraseError) -> Bool {
        (dayNumber, self.month) = (day, month)
        return try setDate()
    }

    /// Reads `24/12`, which has only one reading; throws for ambiguous dates such as `1/2`.
    fileprivate mutating func setSlashed(isYearClear: Bool = true) throws(PhraseError) -> Bool {
        let (first, second) = (dayNumber, month)
        guard (1...31).contains(first), (1...31).contains(second), min(first, second) <= 12 else { return false }
        let isFraction = EnglishWords.fractions.contains { $0 == (first, second) }
        if !isValue, let year, year < 2_000 || !isYearClear && year > today.year + 20 { return false }
        // A fraction stays text; the hint names its dates.
        if !isValue, year == nil, isFraction { isText = true }
        if first == second { return try setDigits(first, second) }
        // `27/12/28` may begin with its year.
        let mayBeginWithYear = !isYearClear && (today.year...today.year + 3).contains(2_000 + first)
        if !mayBeginWithYear, max(first, second) > 12 {
            return first > 12 ? try setDigits(first, second) : try setDigits(second, first)
        }
        throw PhraseError.ambiguousDate(typed, first, second, year: year)
    }
}

extension EnglishWords {
    /// Numbers with a slash that are not dates in a title.
    static let fractions = [
        (24, 7), (16, 9), (21, 9), (9, 11), (7, 11), (1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (1, 5), (1, 8), (1, 10),
    ]
}
