// The RRULE text that calendars exchange: RFC 5545, section 3.3.10.

extension Weekday {
    private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    fileprivate var code: String { Weekday.codes[rawValue - 1] }

    init?(code: some StringProtocol) {
        guard let index = Weekday.codes.firstIndex(where: { $0 == code }) else { return nil }
        self = Weekday.allCases[index]
    }
}

extension Repetition.NthWeekday {
    fileprivate var code: String { (nth.map(String.init) ?? "") + weekday.code }

    init?(code: some StringProtocol) {
        guard let weekday = Weekday(code: code.suffix(2)) else { return nil }
        let ordinal = code.dropLast(2)
        guard ordinal.isEmpty || Int(ordinal).map({ $0 != 0 && (-5...5).contains($0) }) == true else { return nil }
        self.init(weekday, nth: Int(ordinal))
    }
}

extension Day {
    /// The date without separators: `20261127`.
    package var basicFormat: String { description.filter { $0 != "-" } }

    /// Parses only the format `20261127`.
    init?(basic text: some StringProtocol) {
        guard text.utf8.count == 8, let number = Int(digits: text) else { return nil }
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}

extension Repetition {
    /// The pattern as an RRULE value: `FREQ=WEEKLY;BYDAY=MO,WE`.
    package var rule: String {
        var parts = ["FREQ=\(frequency.rawValue)"]
        func add(_ name: String, _ values: [String]) {
            if !values.isEmpty { parts.append("\(name)=\(values.joined(separator: ","))") }
        }
        let dates = weekdays.isEmpty ? MonthDays(monthDays, in: month) : MonthDays(days: monthDays, positions: [])
        if interval != 1 { parts.append("INTERVAL=\(interval)") }
        if let month { parts.append("BYMONTH=\(month)") }
        add("BYDAY", weekdays.map(\.code))
        add("BYMONTHDAY", dates.days.map(String.init))
        add("BYSETPOS", dates.positions.map(String.init))
        if weekStart != .monday { parts.append("WKST=\(weekStart.code)") }
        switch end {
        case .until(let day): parts.append("UNTIL=\(day.basicFormat)")
        case .count(let count): parts.append("COUNT=\(count)")
        case nil: break
        }
        return parts.joined(separator: ";")
    }

    /// Returns `nil` if the rule uses features that a `Repetition` cannot represent.
    package init?(rule: String) {
        guard let parts = RuleParts(rule), let frequency = parts.frequency, let monthDays = parts.monthDays,
            parts.areValid(for: frequency)
        else { return nil }
        self.init(
            frequency,
            interval: parts.interval,
            month: parts.month,
            weekdays: parts.weekdays,
            monthDays: monthDays,
            weekStart: parts.weekStart,
            end: parts.end
        )
    }
}
