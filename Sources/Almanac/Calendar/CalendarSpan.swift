/// A unit of the calendar.
package enum CalendarUnit: Int, Sendable {
    case day, week, month, quarter, year

    package func added(to day: Day, count: Int) -> Day {
        switch self {
        case .day: day + count
        case .week: day + 7 * count
        case .month: day.adding(months: count)
        case .quarter: day.adding(months: 3 * count)
        case .year: day.adding(months: 12 * count)
        }
    }
}

/// A number of units, such as two weeks.
package struct CalendarSpan: Equatable, Sendable {
    package let count: Int
    package let unit: CalendarUnit
    /// The days after the units, as in “a month and 3 days”.
    package let days: Int

    package init(count: Int, unit: CalendarUnit, days: Int = 0) {
        self.count = count
        self.unit = unit
        self.days = days
    }

    /// The same span backwards.
    package var negated: CalendarSpan { CalendarSpan(count: -count, unit: unit, days: -days) }

    package func added(to day: Day) -> Day { unit.added(to: day, count: count) + days }

    package func subtracted(from day: Day) -> Day { negated.added(to: day) }
}
