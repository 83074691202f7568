/// What the parts of an RRULE say, each by itself.
struct RuleParts {
    private(set) var frequency: Repetition.Frequency?
    private(set) var interval = 1
    private(set) var month: Int?
    private(set) var places: [Repetition.Place] = []
    private(set) var weekStart = Weekday.monday
    private var dates: [Int] = []
    private var positions: [Int] = []

    /// Nil where a part is wrong or nothing is known of it.
    init?(_ rule: String) {
        for part in rule.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, take(pair[0], pair[1]) else { return nil }
        }
    }

    private mutating func take(_ name: Substring, _ value: Substring) -> Bool {
        switch name {
        case "FREQ":
            frequency = Repetition.Frequency(rawValue: String(value))
            return frequency != nil
        case "INTERVAL":
            guard let count = Int(digits: value), count > 0 else { return false }
            interval = count
        case "BYMONTH":
            guard let number = Int(digits: value), (1...12).contains(number) else { return false }
            month = number
        case "BYDAY":
            return RuleParts.read(value, into: &places) { Repetition.Place(code: $0) }
        case "BYMONTHDAY":
            return RuleParts.read(value, into: &dates, RuleParts.dayOrLast)
        case "BYSETPOS":
            return RuleParts.read(value, into: &positions, RuleParts.dayOrLast)
        case "WKST":
            guard let weekday = Weekday(code: value) else { return false }
            weekStart = weekday
        default:
            return false
        }
        return true
    }

    private static func read<Value>(
        _ list: Substring,
        into values: inout [Value],
        _ value: (Substring) -> Value?
    ) -> Bool {
        let words = list.split(separator: ",", omittingEmptySubsequences: false)
        values = words.compactMap(value)
        return values.count == words.count
    }

    private static func dayOrLast(_ word: Substring) -> Int? {
        Int(word).flatMap { $0 == -1 || (1...31).contains($0) ? $0 : nil }
    }
}

// MARK: - What the parts say together

extension RuleParts {
    /// Nil where the days of the month are chosen in a way that only RFC 5545 knows.
    var monthDays: [Int]? {
        guard !places.isEmpty else { return MonthDays(days: dates, positions: positions).monthDays(in: month) }
        return positions.isEmpty && !dates.contains(-1) ? dates : nil
    }

    /// Whether each part means in a pattern of this frequency what it means in the RFC.
    func fit(_ frequency: Repetition.Frequency) -> Bool {
        switch frequency {
        case .daily, .weekly:
            month == nil && dates.isEmpty && places.allSatisfy { $0.nth == nil }
        case .monthly:
            month == nil
        case .yearly:
            (month != nil) == (!places.isEmpty || !dates.isEmpty)
        }
    }
}
