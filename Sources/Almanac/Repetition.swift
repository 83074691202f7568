/// A pattern of days: every second week, the last Friday of a month, the 15th and the 30th.
package struct Repetition: Hashable, Sendable {
    package enum Frequency: String, CaseIterable, Sendable {
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// A weekday, or the nth of its kind in a month; -1 is the last one.
    package struct Place: Hashable, Sendable {
        package let weekday: Weekday
        package let nth: Int?

        package init(_ weekday: Weekday, nth: Int? = nil) {
            self.weekday = weekday
            self.nth = nth
        }
    }

    package let frequency: Frequency
    package let interval: Int
    package let places: [Place]
    package let monthDays: [Int]

    package init(_ frequency: Frequency, interval: Int = 1, places: [Place] = [], monthDays: [Int] = []) {
        self.frequency = frequency
        self.interval = interval
        self.places = places
        self.monthDays = monthDays
    }

    package static let workdays = Repetition(
        .weekly,
        places: [Weekday.monday, .tuesday, .wednesday, .thursday, .friday].map { Place($0) }
    )
}

// MARK: - The days of a pattern

extension Repetition {
    /// The day a new item of this pattern begins on; a pattern that names no days may begin on any.
    package func firstDay(onOrAfter day: Day) -> Day {
        // A fifth weekday comes round within four months, a Friday the 13th within fourteen, and the rarest pair of a
        // weekday and a date within thirteen years.
        (0..<4_750).lazy.map { day + $0 }.first(where: names) ?? day
    }

    private func names(_ day: Day) -> Bool {
        let dayOfMonth = day.components.day
        let isLastOfMonth = day == day.lastDayOfMonth
        let byDate =
            monthDays.isEmpty
            || monthDays.contains { $0 == dayOfMonth || (isLastOfMonth && $0 > dayOfMonth) }
        let byWeekday =
            places.isEmpty
            || places.contains { place in
                guard place.weekday == day.weekday else { return false }
                guard let nth = place.nth else { return true }
                return nth > 0 ? (dayOfMonth - 1) / 7 + 1 == nth : (day.lastDayOfMonth - day) / 7 + 1 == -nth
            }
        return byDate && byWeekday
    }
}
