/// A week that begins on a given weekday.
package struct Week: Equatable, Sendable {
    package let firstDay: Day

    package init(containing day: Day, startingOn start: Weekday) {
        firstDay = day - (day.weekday.rawValue - start.rawValue + 7) % 7
    }

    private init(firstDay: Day) {
        self.firstDay = firstDay
    }

    package var lastDay: Day { firstDay + 6 }

    package var next: Week { Week(firstDay: firstDay + 7) }

    package var days: Range<Day> { firstDay..<(firstDay + 7) }
}
