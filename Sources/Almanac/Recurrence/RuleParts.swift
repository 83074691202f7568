/// The parts of an RRULE, parsed independently of each other.
struct RuleParts {
    private(set) var frequency: Repetition.Frequency?
    private(set) var interval = 1
    private(set) var month: Int?
    private(set) var weekdays: [Repetition.NthWeekday] = []
    private(set) var weekStart = Weekday.monday
    private(set) var end: Repetition.End?
    private var dates: [Int] = []
    private var positions: [Int] = []

    /// Returns `nil` if a part is invalid or unknown.
    init?(_ rule: String) {
        for part in rule.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, parse(pair[0], pair[1]) else { return nil }
        }
        // `BYDAY=FR;BYSETPOS=-1` is another spelling of `BYDAY=-1FR`.
        if dates.isEmpty, weekdays.count == 1, weekdays[0].nth == nil, positions.count == 1, positions[0] <= 5 {
            weekdays = [Repetition.NthWeekday(weekdays[0].weekday, nth: positions[0])]
            positions = []
        }
    }

    private mutating func parse(_ name: Substring, _ value: Substring) -> Bool {
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
            return RuleParts.read(value, into: &weekdays) { Repetition.NthWeekday(code: $0) }
        case "BYMONTHDAY":
            return RuleParts.read(value, into: &dates, RuleParts.dayOrLast)
        case "BYSETPOS":
            return RuleParts.read(value, into: &positions, RuleParts.dayOrLast)
        case "WKST":
            guard let weekday = Weekday(code: value) else { return false }
            weekStart = weekday
        case "UNTIL":
            guard end == nil, let day = Day(basic: value) else { return false }
            end = .until(day)
        case "COUNT":
            guard end == nil, let count = Int(digits: value), count > 0 else { return false }
            end = .count(count)
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

// MARK: - Combined parts

extension RuleParts {
    /// The days of the month, or `nil` if a `Repetition` cannot represent them.
    var monthDays: [Int]? {
        guard !weekdays.isEmpty else { return MonthDays(days: dates, positions: positions).monthDays(in: month) }
        return positions.isEmpty && !dates.contains(-1) ? dates : nil
    }

    /// Returns whether every part has its RFC meaning in a `Repetition` of this frequency.
    func areValid(for frequency: Repetition.Frequency) -> Bool {
        switch frequency {
        case .hourly:
            month == nil && dates.isEmpty && weekdays.isEmpty && positions.isEmpty
        case .daily, .weekly:
            month == nil && dates.isEmpty && weekdays.allSatisfy { $0.nth == nil }
        case .monthly:
            month == nil
        case .yearly:
            (month != nil) == (!weekdays.isEmpty || !dates.isEmpty)
        }
    }
}
