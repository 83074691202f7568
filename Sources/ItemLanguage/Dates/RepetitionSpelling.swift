import Almanac
import Phrases
import Vocabulary

/// Spells repetitions so that reading the text gives the same repetition.
enum RepetitionSpelling {
    /// Returns the words, or the rule that calendars exchange for a pattern without words.
    static func of(_ repetition: Repetition) -> String {
        guard repetition.weekStart == .monday, let pattern = pattern(repetition) else { return repetition.rule }
        return switch repetition.end {
        case .until(let day): "\(pattern) until \(day)"
        case .count(let count): "\(pattern) for \(count) times"
        case nil: pattern
        }
    }

    /// Returns the attribute for a phrase: `again:3 days`, `every:fri at 17:00`.
    static func attribute(of phrase: RepetitionPhrase) -> String {
        let time = phrase.time.map { " at \($0)" } ?? ""
        if let movable = phrase.movable {
            let interval = phrase.pattern.interval == 1 ? "" : "\(phrase.pattern.interval) years on "
            return "every:\(interval)\(name(movable))\(time)"
        }
        let start = phrase.start.map { " starting \($0)" } ?? ""
        return "\(phrase.isAgain ? "again" : "every"):\(of(phrase.pattern))\(time)\(start)"
    }

    private static func name(_ day: MovableDay) -> String {
        switch day {
        case .lunar(1, month: 1): "lunar new year"
        // In English, “lunar 3/8” has two readings.
        case .lunar(let number, let month): "음력 \(month)월 \(number)일"
        case .easter(-47): "shrove tuesday"
        case .easter(-2): "good friday"
        case .easter(let days): days == 0 ? "easter" : "easter monday"
        }
    }

    private static func pattern(_ repetition: Repetition) -> String? {
        if repetition.ending(nil) == .workdays { return "weekday" }
        let unit = unit(repetition.frequency)
        let interval = repetition.interval == 1 ? unit : "\(repetition.interval) \(unit)s"
        guard repetition.hasExplicitDays else { return repetition.month == nil ? interval : nil }
        guard let days = days(repetition) else { return nil }
        return repetition.interval == 1 && repetition.frequency != .yearly ? days : "\(interval) on \(days)"
    }

    private static func days(_ repetition: Repetition) -> String? {
        guard repetition.weekdays.isEmpty || repetition.monthDays.isEmpty else { return nil }
        switch repetition.frequency {
        case .hourly, .daily: return nil
        case .weekly:
            guard repetition.monthDays.isEmpty, repetition.month == nil else { return nil }
            return weekdays(repetition.weekdays)
        case .monthly:
            guard repetition.month == nil else { return nil }
            guard repetition.monthDays.isEmpty else {
                return repetition.monthDays.map(String.init).joined(separator: ",")
            }
            return places(repetition.weekdays)
        case .yearly:
            guard let month = repetition.month else { return nil }
            let name = months[month - 1]
            if repetition.monthDays.isEmpty, repetition.interval == 1 {
                return places(repetition.weekdays).map { "\($0) of \(name)" }
            }
            guard repetition.monthDays.count == 1, let day = repetition.monthDays.first, day > 0 else { return nil }
            return "\(day) \(name)"
        }
    }

    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    private static func unit(_ frequency: Repetition.Frequency) -> String {
        switch frequency {
        case .hourly: "hour"
        case .daily: "day"
        case .weekly: "week"
        case .monthly: "month"
        case .yearly: "year"
        }
    }

    /// Returns the names of days in order, or `nil` for positions and for another order.
    private static func weekdays(_ days: [Repetition.NthWeekday]) -> String? {
        let numbers = days.map(\.weekday.rawValue)
        guard days.allSatisfy({ $0.nth == nil }), numbers == Array(Set(numbers)).sorted() else { return nil }
        return days.map { String("\($0.weekday)".prefix(3)) }.joined(separator: ",")
    }

    /// Returns the positions in order, the last ones at the end, or `nil` for other days and another order.
    private static func places(_ places: [Repetition.NthWeekday]) -> String? {
        let numbers = places.map { ($0.nth == -1 ? 6 : $0.nth ?? 0) * 7 + $0.weekday.rawValue }
        guard places.allSatisfy({ $0.nth == -1 || ($0.nth ?? 0) > 0 }), numbers == Array(Set(numbers)).sorted() else {
            return nil
        }
        return places.map(place).joined(separator: ",")
    }

    private static func place(_ place: Repetition.NthWeekday) -> String {
        let name = String("\(place.weekday)".prefix(3))
        return switch place.nth {
        case nil: name
        case -1: "last \(name)"
        case 1: "1st \(name)"
        case 2: "2nd \(name)"
        case 3: "3rd \(name)"
        case let nth?: "\(nth)th \(name)"
        }
    }
}

extension RepetitionPhrase {
    /// Returns the recurrence of an item that is first due on `first`.
    func recurrence(from first: Day, _ make: (Repetition) -> Recurrence) -> Recurrence {
        let pattern = repetition(from: first)
        guard let movable else { return make(pattern) }
        return Recurrence(on: movable, every: pattern.interval, after: first, end: pattern.end)
    }
}
