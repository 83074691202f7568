/// A unit of the calendar.
package enum CalendarUnit: Sendable {
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

    package init(count: Int, unit: CalendarUnit) {
        self.count = count
        self.unit = unit
    }

    /// The same span backwards.
    package var negated: CalendarSpan { CalendarSpan(count: -count, unit: unit) }

    package func added(to day: Day) -> Day { unit.added(to: day, count: count) }

    package func subtracted(from day: Day) -> Day { negated.added(to: day) }
}
