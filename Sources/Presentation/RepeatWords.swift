import Almanac
package import Boundary

/// A repetition in words: `every 2 weeks`, `every last Fri of the month`.
package enum RepeatWords {
    package static func phrase(_ repeats: Repeats) -> String {
        switch repeats {
        case .every(let repetition): "every \(words(repetition))"
        case .again(let repetition): "again \(interval(repetition, after: words(repetition)))"
        }
    }

    private static func interval(_ repetition: Repetition, after words: String) -> String {
        if repetition.places.isEmpty, repetition.monthDays.isEmpty {
            return "\(repetition.interval == 1 ? "a " : "")\(words) after it is done"
        }
        let isOnlyDates = repetition.places.isEmpty && repetition.interval == 1
        return "on the next \(isOnlyDates ? dates(repetition) : words) after it is done"
    }

    private static func words(_ repetition: Repetition) -> String {
        if repetition == .workdays { return "weekday" }
        let unit = unit(repetition.frequency)
        let count = repetition.interval == 1 ? unit : "\(repetition.interval) \(unit)s"
        if !repetition.places.isEmpty {
            let places = repetition.places.map(place).joined(separator: ", ")
            return switch (repetition.frequency, repetition.interval) {
            case (.monthly, 1): "\(places) of the \(unit)"
            case (.monthly, _): "\(count) on the \(places)"
            case (_, 1): places
            default: "\(count) on \(places)"
            }
        }
        if !repetition.monthDays.isEmpty {
            return "\(count) on the \(dates(repetition))"
        }
        return count
    }

    private static func dates(_ repetition: Repetition) -> String {
        repetition.monthDays.map(ordinal).joined(separator: ", ")
    }

    private static func unit(_ frequency: Repetition.Frequency) -> String {
        switch frequency {
        case .daily: "day"
        case .weekly: "week"
        case .monthly: "month"
        case .yearly: "year"
        }
    }

    private static func place(_ place: Repetition.Place) -> String {
        let name = CalendarWords.weekday(place.weekday)
        return switch place.nth {
        case nil: name
        case -1: "last \(name)"
        case let nth? where nth < 0: "\(ordinal(-nth)) last \(name)"
        case let nth?: "\(ordinal(nth)) \(name)"
        }
    }

    private static func ordinal(_ number: Int) -> String {
        switch (number % 10, number / 10) {
        case (_, 1): "\(number)th"
        case (1, _): "\(number)st"
        case (2, _): "\(number)nd"
        case (3, _): "\(number)rd"
        default: "\(number)th"
        }
    }
}
