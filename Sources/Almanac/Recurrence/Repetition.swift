/// A pattern of days, such as every second week, the last Friday of a month, or the 15th and the 30th; or of hours.
package struct Repetition: Hashable, Sendable {
    /// The end of a series.
    package enum End: Hashable, Sendable {
        /// The last day on which an occurrence may fall.
        case until(Day)
        /// The number of occurrences that are left.
        case count(Int)
    }

    package enum Frequency: String, CaseIterable, Sendable {
        case hourly = "HOURLY"
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// A weekday, or its nth occurrence in a month; -1 is the last.
    package struct NthWeekday: Hashable, Sendable {
        package let weekday: Weekday
        package let nth: Int?

        package init(_ weekday: Weekday, nth: Int? = nil) {
            self.weekday = weekday
            self.nth = nth
        }
    }

    package let frequency: Frequency
    package let interval: Int
    /// The month of a yearly pattern, or `nil` for the month in which it begins.
    package let month: Int?
    package let weekdays: [NthWeekday]
    /// The days of the month, sorted. If `weekdays` is empty, shorter months use their last day instead of a missing
    /// one.
    package let monthDays: [Int]
    /// The first day of the week for counting weeks, or Monday if it makes no difference.
    package let weekStart: Weekday
    /// The end of the series, or `nil` if it never ends.
    package let end: End?

    package init(
        _ frequency: Frequency,
        interval: Int = 1,
        month: Int? = nil,
        weekdays: [NthWeekday] = [],
        monthDays: [Int] = [],
        weekStart: Weekday = .monday,
        end: End? = nil
    ) {
        self.frequency = frequency
        self.interval = interval
        self.month = month
        self.weekdays = weekdays
        self.end = end
        self.weekStart = frequency == .weekly && interval > 1 && !weekdays.isEmpty ? weekStart : .monday
        let longest = weekdays.isEmpty ? MonthDays.lengths(of: month).upperBound : 31
        self.monthDays = monthDays.isEmpty ? [] : MonthDays.sortedUnique(monthDays.map { min($0, longest) })
    }

    /// The intervals that people can type and other files can have.
    package static let intervals = 1...9_999

    package static let workdays = Repetition(
        .weekly,
        weekdays: [Weekday.monday, .tuesday, .wednesday, .thursday, .friday].map { NthWeekday($0) }
    )

    /// Returns the pattern with another end.
    package func ending(_ end: End?) -> Repetition {
        Repetition(
            frequency,
            interval: interval,
            month: month,
            weekdays: weekdays,
            monthDays: monthDays,
            weekStart: weekStart,
            end: end
        )
    }

    /// The pattern after an occurrence is completed, or `nil` if that was the last one.
    package var afterOccurrence: Repetition? {
        guard case .count(let count) = end else { return self }
        return count > 1 ? ending(.count(count - 1)) : nil
    }

    /// A Boolean value that indicates whether occurrences have a time of their own.
    package var countsHours: Bool { frequency == .hourly }

    /// A Boolean value that indicates whether the pattern specifies its days instead of taking them from its first day.
    package var hasExplicitDays: Bool { !weekdays.isEmpty || !monthDays.isEmpty }
}

extension Repetition {
    /// Returns the pattern with `day` fixed if it is a 29th, 30th or 31st, so that it returns to that day after a
    /// shorter month.
    package func pinned(to day: Day) -> Repetition {
        let (month, dayOfMonth) = (day.components.month, day.components.day)
        guard !hasExplicitDays, dayOfMonth > 28 else { return self }
        switch frequency {
        case .monthly:
            return Repetition(.monthly, interval: interval, monthDays: [dayOfMonth], end: end)
        case .yearly where month == 2:
            return Repetition(.yearly, interval: interval, month: month, monthDays: [dayOfMonth], end: end)
        case .hourly, .daily, .weekly, .yearly:
            return self
        }
    }

    /// Returns the pattern without the fixed day that `pinned(to:)` added for `day`.
    package func unpinned(from day: Day) -> Repetition {
        let (month, dayOfMonth) = (day.components.month, day.components.day)
        guard weekdays.isEmpty, monthDays.count == 1, let pin = monthDays.first, pin > 28,
            dayOfMonth == min(pin, Day.count(ofMonth: month, year: day.year))
        else { return self }
        switch (frequency, self.month) {
        case (.monthly, nil): return Repetition(.monthly, interval: interval, end: end)
        case (.yearly, 2) where month == 2: return Repetition(.yearly, interval: interval, end: end)
        default: return self
        }
    }
}
