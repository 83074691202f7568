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
    /// The month in which a yearly pattern has its days; nil means the one that it began in.
    package let month: Int?
    package let places: [Place]
    /// In order. Where no weekday has to fit, the last day of a shorter month stands for those it does not have.
    package let monthDays: [Int]
    /// On which day weeks begin that are counted; Monday where it makes no difference.
    package let weekStart: Weekday

    package init(
        _ frequency: Frequency,
        interval: Int = 1,
        month: Int? = nil,
        places: [Place] = [],
        monthDays: [Int] = [],
        weekStart: Weekday = .monday
    ) {
        self.frequency = frequency
        self.interval = interval
        self.month = month
        self.places = places
        self.weekStart = frequency == .weekly && interval > 1 && !places.isEmpty ? weekStart : .monday
        let longest = places.isEmpty ? MonthDays.lengths(of: month).upperBound : 31
        self.monthDays = monthDays.isEmpty ? [] : MonthDays.inOrder(monthDays.map { min($0, longest) })
    }

    package static let workdays = Repetition(
        .weekly,
        places: [Weekday.monday, .tuesday, .wednesday, .thursday, .friday].map { Place($0) }
    )

    /// Whether the days are said by the pattern itself and not by the day it began on.
    package var namesDays: Bool { !places.isEmpty || !monthDays.isEmpty }
}

extension Repetition {
    /// The pattern that comes back to a 29th, 30th or 31st it began on, although a shorter month moved it forward.
    package func pinned(to day: Day) -> Repetition {
        let (month, dayOfMonth) = (day.components.month, day.components.day)
        guard !namesDays, dayOfMonth > 28 else { return self }
        switch frequency {
        case .monthly:
            return Repetition(.monthly, interval: interval, monthDays: [dayOfMonth])
        case .yearly where month == 2:
            return Repetition(.yearly, interval: interval, month: month, monthDays: [dayOfMonth])
        case .daily, .weekly, .yearly:
            return self
        }
    }

    /// The pattern that the day, or what it stands for in a shorter month, was pinned into.
    package func unpinned(from day: Day) -> Repetition {
        let (month, dayOfMonth) = (day.components.month, day.components.day)
        guard places.isEmpty, monthDays.count == 1, let pin = monthDays.first, pin > 28,
            dayOfMonth == min(pin, Day.count(ofMonth: month, year: day.year))
        else { return self }
        switch (frequency, self.month) {
        case (.monthly, nil): return Repetition(.monthly, interval: interval)
        case (.yearly, 2) where month == 2: return Repetition(.yearly, interval: interval)
        default: return self
        }
    }
}
