// RFC 5545, section 3.3.10: the text in which calendars exchange a pattern of days.

extension Weekday {
    private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    fileprivate var code: String { Weekday.codes[rawValue - 1] }

    fileprivate init?(code: some StringProtocol) {
        guard let index = Weekday.codes.firstIndex(where: { $0 == code }) else { return nil }
        self = Weekday.allCases[index]
    }
}

extension Repetition.Place {
    fileprivate var code: String { (nth.map(String.init) ?? "") + weekday.code }

    fileprivate init?(code: some StringProtocol) {
        guard let weekday = Weekday(code: code.suffix(2)) else { return nil }
        let ordinal = code.dropLast(2)
        guard ordinal.isEmpty || Int(ordinal).map({ (1...5).contains(abs($0)) }) == true else { return nil }
        self.init(weekday, nth: Int(ordinal))
    }
}

extension Repetition {
    /// The pattern as the value of an RRULE: `FREQ=WEEKLY;BYDAY=MO,WE`.
    package var rule: String {
        var parts = ["FREQ=\(frequency.rawValue)"]
        if interval != 1 { parts.append("INTERVAL=\(interval)") }
        if !places.isEmpty { parts.append("BYDAY=\(places.map(\.code).joined(separator: ","))") }
        if !monthDays.isEmpty { parts.append("BYMONTHDAY=\(monthDays.map(String.init).joined(separator: ","))") }
        return parts.joined(separator: ";")
    }

    /// Nil for a rule that says more than this program can keep.
    package init?(rule: String) {
        var frequency: Frequency?
        var interval = 1
        var places: [Place] = []
        var monthDays: [Int] = []
        for part in rule.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            let values = pair[1].split(separator: ",")
            switch pair[0] {
            case "FREQ":
                frequency = Frequency(rawValue: String(pair[1]))
            case "INTERVAL":
                guard let count = Int(digits: pair[1]), count > 0 else { return nil }
                interval = count
            case "BYDAY":
                places = values.compactMap { Place(code: $0) }
                guard places.count == values.count else { return nil }
            case "BYMONTHDAY":
                monthDays = values.compactMap { Int(digits: $0) }
                guard monthDays.count == values.count, monthDays.allSatisfy((1...31).contains) else { return nil }
            default:
                return nil
            }
        }
        guard let frequency else { return nil }
        self.init(frequency, interval: interval, places: places, monthDays: monthDays)
    }
}
