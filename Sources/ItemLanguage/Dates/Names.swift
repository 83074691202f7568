import Almanac

// The English names of days, months and units.

extension Weekday {
    /// Reads `mon`, `tues` or `wednesday`.
    init?(typed word: String) {
        switch word {
        case "mon", "monday": self = .monday
        case "tue", "tues", "tuesday": self = .tuesday
        case "wed", "weds", "wednesday": self = .wednesday
        case "thu", "thur", "thurs", "thursday": self = .thursday
        case "fri", "friday": self = .friday
        case "sat", "saturday": self = .saturday
        case "sun", "sunday": self = .sunday
        default: return nil
        }
    }
}

enum MonthName {
    private static let names = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// Returns 1…12 for `jan`, `sept` or `december`.
    static func number(typed word: String) -> Int? {
        let index = names.firstIndex { $0 == word || $0.prefix(3) == word || (word == "sept" && $0 == "september") }
        return index.map { $0 + 1 }
    }
}

enum CalendarUnit {
    case day, week, month, quarter, year

    init?(typed word: String) {
        switch word {
        case "d", "day", "days": self = .day
        case "w", "week", "weeks": self = .week
        case "m", "month", "months": self = .month
        case "q", "quarter", "quarters": self = .quarter
        case "y", "year", "years": self = .year
        default: return nil
        }
    }

    var isMonthOrLonger: Bool {
        switch self {
        case .day, .week: false
        case .month, .quarter, .year: true
        }
    }

    func added(to day: Day, count: Int) -> Day {
        switch self {
        case .day: day + count
        case .week: day + 7 * count
        case .month: day.adding(months: count)
        case .quarter: day.adding(months: 3 * count)
        case .year: day.adding(months: 12 * count)
        }
    }
}

/// A count with a unit in one word: `3d`, `2weeks`.
struct Span {
    let count: Int
    let unit: CalendarUnit

    init?(typed word: some StringProtocol) {
        let digits = word.utf8.prefix(while: \.isDigit)
        guard (1...5).contains(digits.count), let unit = CalendarUnit(typed: String(word[digits.endIndex...])),
            let count = Int(digits: word[..<digits.endIndex])
        else { return nil }
        (self.count, self.unit) = (count, unit)
    }
}
