import Almanac

/// Repetitions as one word: `day`, `2-weeks`, `mon,thu`, `15,30`, or otherwise the RRULE.
enum RepetitionCode {
    static func word(for repetition: Repetition) -> String {
        if repetition.isPlain {
            let unit = repetition.frequency.unit
            return repetition.interval == 1 ? unit : "\(repetition.interval)-\(unit)s"
        }
        guard repetition.interval == 1, repetition.end == nil, repetition.month == nil else { return repetition.rule }
        let weekdays = repetition.weekdays
        if repetition.frequency == .weekly, weekdays.allSatisfy({ $0.nth == nil }), repetition.monthDays.isEmpty {
            return weekdays.map { names[$0.weekday.rawValue - 1] }.joined(separator: ",")
        }
        if repetition.frequency == .monthly, weekdays.isEmpty {
            return repetition.monthDays.map(\.digits).joined(separator: ",")
        }
        return repetition.rule
    }

    static func repetition(_ word: Substring) -> Repetition? {
        if word.hasPrefix("FREQ=") { return Repetition(rule: String(word)) }
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        let weekdays = parts.compactMap { names.firstIndex(of: String($0)).flatMap { Weekday(rawValue: $0 + 1) } }
        if weekdays.count == parts.count {
            return Repetition(.weekly, weekdays: weekdays.map { Repetition.NthWeekday($0) })
        }
        let days = parts.compactMap { Int(digits: $0) }.filter((1...31).contains)
        if days.count == parts.count { return Repetition(.monthly, monthDays: days) }
        return plain(word)
    }

    private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    private static func plain(_ word: Substring) -> Repetition? {
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        switch parts.count {
        case 1: return Repetition.Frequency(unit: parts[0]).map { Repetition($0) }
        case 2:
            guard parts[1].utf8.last == UInt8(ascii: "s"), let count = Int(digits: parts[0]), count > 1,
                let frequency = Repetition.Frequency(unit: parts[1].dropLast())
            else { return nil }
            return Repetition(frequency, interval: count)
        default: return nil
        }
    }
}

extension Repetition {
    /// `true` if the repetition consists of a frequency and an interval.
    var isPlain: Bool { !hasExplicitDays && month == nil && end == nil }
}

extension Repetition.Frequency {
    var unit: String {
        switch self {
        case .hourly: "hour"
        case .daily: "day"
        case .weekly: "week"
        case .monthly: "month"
        case .yearly: "year"
        }
    }

    init?(unit: Substring) {
        guard let frequency = Repetition.Frequency.allCases.first(where: { $0.unit == unit }) else { return nil }
        self = frequency
    }
}
