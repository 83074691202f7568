import Almanac

/// Spells repetitions so that reading the text gives the same repetition.
enum RepetitionSpelling {
    static func of(_ repetition: Repetition) -> String {
        let pattern = pattern(repetition.ending(nil))
        return switch repetition.end {
        case .until(let day): "\(pattern) until \(day)"
        case .count(let count): "\(pattern) for \(count) times"
        case nil: pattern
        }
    }

    private static func pattern(_ repetition: Repetition) -> String {
        if repetition == .workdays { return "weekday" }
        if !repetition.weekdays.isEmpty { return repetition.weekdays.map(place).joined(separator: ",") }
        // With a longer interval the days follow from the due date, so only the interval is spelled.
        if repetition.frequency == .monthly, repetition.interval == 1, !repetition.monthDays.isEmpty {
            return repetition.monthDays.map(String.init).joined(separator: ",")
        }
        let unit = unit(repetition.frequency)
        return repetition.interval == 1 ? unit : "\(repetition.interval) \(unit)s"
    }

    private static func unit(_ frequency: Repetition.Frequency) -> String {
        switch frequency {
        case .daily: "day"
        case .weekly: "week"
        case .monthly: "month"
        case .yearly: "year"
        }
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
