import Almanac

/// Reads days relative to today.
struct DayWords {
    let today: Day
    let weekStart: Weekday

    /// Reads all words as one day, or returns `nil` if they do not have the form of a day.
    func read(_ words: ArraySlice<String>) throws(InputError) -> Day? {
        guard let day = try named(Array(words)) else { return nil }
        return try day.validated(typed: words)
    }

    private func named(_ words: [String]) throws(InputError) -> Day? {
        if let day = try withWeekday(words) { return day }
        switch words.count {
        case 1:
            return try single(words[0])
        case 2:
            if let day = relative(words) { return day }
            return try calendar(words)
        case 3:
            if let day = distance(words) { return day }
            return try calendar(words)
        default:
            return nil
        }
    }

    private func single(_ word: String) throws(InputError) -> Day? {
        // Names do not begin with digits.
        if word.utf8.first?.isDigit != true, let day = named(word) { return day }
        if let day = span(word) { return day }
        return try numeric(word)
    }

    private func named(_ word: String) -> Day? {
        if let weekday = Weekday(typed: word) { return today.next(weekday) }
        switch word {
        case "today", "tod": return today
        case "tomorrow", "tom", "tmr": return today + 1
        case "yesterday": return today - 1
        case "eow": return Week(containing: today, startingOn: weekStart).lastDay
        case "eom": return today.lastDayOfMonth
        case "eoq": return today.lastDayOfQuarter
        case "eoy": return today.lastDayOfYear
        default: return nil
        }
    }

    /// Reads `fri 25 dec`, `fri, 25 dec 2026` and `fri 2026-12-25`; throws if the weekday is wrong.
    private func withWeekday(_ words: [String]) throws(InputError) -> Day? {
        guard words.count > 1, let first = words.first,
            let weekday = Weekday(typed: first.hasSuffix(",") ? String(first.dropLast()) : first)
        else { return nil }
        let date = Array(words.dropFirst())
        let found = date.count == 1 ? try numeric(date[0]) : try calendar(date)
        guard let day = found else { return nil }
        guard day.weekday == weekday else { throw .wrongWeekday(words.joined(separator: " "), day) }
        return day
    }

    /// `+3d`, `-1w`, `2w`.
    private func span(_ word: String) -> Day? {
        let isBack = word.utf8.first == UInt8(ascii: "-")
        let isSigned = isBack || word.utf8.first == UInt8(ascii: "+")
        guard let span = Span(typed: isSigned ? Substring(word.utf8.dropFirst()) : word[...]) else { return nil }
        return span.unit.added(to: today, count: isBack ? -span.count : span.count)
    }

    /// Reads `2026-12-01`, `12-01` and `2026/12/01`; throws for ambiguous dates such as `25/12`.
    private func numeric(_ word: String) throws(InputError) -> Day? {
        if word.utf8.contains(UInt8(ascii: "/")) { return try slashed(word) }
        guard word.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }) else { return nil }
        let parts = word.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            .map { Substring($0) }
        let numbers = parts.compactMap { Int(digits: $0) }
        guard numbers.count == parts.count else { return nil }
        switch parts.map({ $0.utf8.count }) {
        case [4, 2, 2]: return try day(numbers[2], month: numbers[1], year: numbers[0], typed: word)
        case [2, 2]: return try day(numbers[1], month: numbers[0], year: nil, typed: word)
        default: return nil
        }
    }

    private func slashed(_ word: String) throws(InputError) -> Day? {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int(digits: $0) }
        guard numbers.count == parts.count else { return nil }
        let lengths = parts.map(\.utf8.count)
        if lengths.first == 4, numbers.count == 3 {
            return try day(numbers[2], month: numbers[1], year: numbers[0], typed: word)
        }
        let hasYear = lengths.count == 3 && (lengths[2] == 4 || lengths[2] == 2)
        guard lengths.count == 2 || hasYear, lengths[0] <= 2, lengths[1] <= 2,
            (1...31).contains(numbers[0]), (1...31).contains(numbers[1]), min(numbers[0], numbers[1]) <= 12
        else { return nil }
        let year = hasYear ? numbers[2] + (lengths[2] == 2 ? 2_000 : 0) : nil
        // 5/5 is not ambiguous.
        if numbers[0] == numbers[1] { return try day(numbers[0], month: numbers[1], year: year, typed: word) }
        throw .ambiguousDate(word, numbers[0], numbers[1], year: year)
    }

    /// `next fri`, `next week`, `this fri`, `last fri`.
    private func relative(_ words: [String]) -> Day? {
        let week = Week(containing: today, startingOn: weekStart)
        switch words[0] {
        case "next":
            if let weekday = Weekday(typed: words[1]) {
                return week.next.firstDay.onOrAfter(weekday)
            }
            switch words[1] {
            case "week": return week.next.firstDay
            case "month": return today.lastDayOfMonth + 1
            case "quarter": return today.lastDayOfQuarter + 1
            case "year": return today.lastDayOfYear + 1
            default: return nil
            }
        case "this":
            return Weekday(typed: words[1]).map { today.onOrAfter($0) }
        case "last":
            return Weekday(typed: words[1]).map { (today - 7).onOrAfter($0) }
        default:
            return nil
        }
    }

    /// `in 3 days`, `in a week`.
    private func distance(_ words: [String]) -> Day? {
        guard words[0] == "in", let unit = CalendarUnit(typed: words[2]) else { return nil }
        if ["a", "an", "one"].contains(words[1]) { return unit.added(to: today, count: 1) }
        guard words[1].utf8.count <= 5, let count = Int(digits: words[1]) else { return nil }
        return unit.added(to: today, count: count)
    }

    /// `1 dec`, `dec 1st`, `1 dec 2027`, `dec 1 2027`.
    private func calendar(_ words: [String]) throws(InputError) -> Day? {
        guard (2...3).contains(words.count) else { return nil }
        let typed = words.joined(separator: " ")
        var year: Int?
        if words.count == 3 {
            guard words[2].utf8.count == 4, let number = Int(digits: words[2]) else { return nil }
            year = number
        }
        if let month = MonthName.number(typed: words[1]), let number = ordinal(words[0]) {
            return try day(number, month: month, year: year, typed: typed)
        }
        if let month = MonthName.number(typed: words[0]), let number = ordinal(words[1]) {
            return try day(number, month: month, year: year, typed: typed)
        }
        return nil
    }

    /// Reads a day of a month, even one that does not exist, such as 32.
    private func ordinal(_ word: String) -> Int? {
        let digits = ["st", "nd", "rd", "th", ","].first(where: word.hasSuffix).map { word.dropLast($0.count) }
        guard let number = Int(digits: digits ?? word[...]), (0...99).contains(number) else { return nil }
        return number
    }

    /// Returns the given day, or the next one if `year` is `nil`.
    private func day(_ day: Int, month: Int, year: Int?, typed: String) throws(InputError) -> Day {
        let years = year.map { $0...$0 } ?? today.year...(today.year + 8)
        let candidates = years.lazy.compactMap { Day(year: $0, month: month, day: day) }
        guard let found = candidates.first(where: { year != nil || $0 >= today }) else { throw .noSuchDay(typed) }
        return found
    }
}

extension Day {
    /// Returns the day, or throws if it is outside the years 1–9999.
    func validated(typed words: some Sequence<String>) throws(InputError) -> Day {
        guard (1...9999).contains(year) else { throw .noSuchDay(words.joined(separator: " ")) }
        return self
    }

    fileprivate func onOrAfter(_ weekday: Weekday) -> Day {
        (self - 1).next(weekday)
    }
}
