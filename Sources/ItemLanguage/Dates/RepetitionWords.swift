import Almanac

/// Reads repetitions.
enum RepetitionWords {
    /// Reads `day`, `weekday`, `2 weeks`, `mon,wed,fri`, `last fri`, `2nd tue` or `15,30`.
    static func read(_ text: String, key: String) throws(InputError) -> Repetition {
        let lowered = text.lowercased()
        let words = lowered.split(whereSeparator: \.isWhitespace)
            .flatMap { $0.split(separator: "-", omittingEmptySubsequences: false) }
            .map(String.init)
        let found =
            switch words.count {
            case 1: single(words[0])
            case 2: spelled(words[0], words[1])
            default: Repetition?.none
            }
        guard let found else { throw .notARepetition(text, key: key) }
        return found
    }

    private static let ordinals = ["st", "nd", "rd", "th"]

    private static func single(_ word: String) -> Repetition? {
        switch word {
        case "day", "daily": return Repetition(.daily)
        case "weekday", "weekdays", "workday", "workdays": return .workdays
        case "week", "weekly": return Repetition(.weekly)
        case "month", "monthly": return Repetition(.monthly)
        case "quarter", "quarterly": return Repetition(.monthly, interval: 3)
        case "fortnight", "fortnightly", "biweekly": return Repetition(.weekly, interval: 2)
        case "year", "yearly", "annually": return Repetition(.yearly)
        default: break
        }
        if let span = Span(typed: word) { return every(span.count, span.unit) }
        if let nth = ordinals.first(where: word.hasSuffix).flatMap({ monthDays(String(word.dropLast($0.count))) }) {
            return nth
        }
        return weekdays(word) ?? monthDays(word)
    }

    private static func spelled(_ first: String, _ second: String) -> Repetition? {
        if let count = Int(digits: first), first.utf8.count <= 4, let unit = CalendarUnit(typed: second) {
            return every(count, unit)
        }
        if first == "last", second == "day" { return Repetition(.monthly, monthDays: [31]) }
        if let day = dayOfYear(first, second) ?? dayOfYear(second, first) { return day }
        if first == "other", let unit = CalendarUnit(typed: second) { return every(2, unit) }
        guard let nth = ordinal(first), let weekday = Weekday(typed: second) else { return nil }
        return Repetition(.monthly, weekdays: [Repetition.NthWeekday(weekday, nth: nth)])
    }

    /// Reads `29 feb`.
    private static func dayOfYear(_ day: String, _ month: String) -> Repetition? {
        guard let number = Int(digits: day), let month = MonthName.number(typed: month),
            (1...Day.count(ofMonth: month, year: 2_000)).contains(number)
        else { return nil }
        return Repetition(.yearly, month: month, monthDays: [number])
    }

    private static func every(_ count: Int, _ unit: CalendarUnit) -> Repetition? {
        guard count > 0 else { return nil }
        return switch unit {
        case .day: Repetition(.daily, interval: count)
        case .week: Repetition(.weekly, interval: count)
        case .month: Repetition(.monthly, interval: count)
        case .quarter: Repetition(.monthly, interval: 3 * count)
        case .year: Repetition(.yearly, interval: count)
        }
    }

    private static func ordinal(_ word: String) -> Int? {
        switch word {
        case "last": -1
        case "1st", "first": 1
        case "2nd", "second": 2
        case "3rd", "third": 3
        case "4th", "fourth": 4
        case "5th", "fifth": 5
        default: nil
        }
    }

    private static func weekdays(_ word: String) -> Repetition? {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        let weekdays = Set(parts.compactMap { Weekday(typed: String($0)) })
        guard weekdays.count == parts.count else { return nil }
        let days = Weekday.allCases.filter(weekdays.contains)
        return Repetition(.weekly, weekdays: days.map { Repetition.NthWeekday($0) })
    }

    private static func monthDays(_ word: String) -> Repetition? {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        let days = Set(parts.compactMap { Int(digits: $0) }.filter((1...31).contains))
        guard days.count == parts.count else { return nil }
        return Repetition(.monthly, monthDays: days.sorted())
    }
}
