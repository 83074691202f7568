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

    /// The number of the week in its year. Weeks from Monday are numbered as in ISO 8601, the first one having four days of
    /// the new year; of others, the first one has 1 January.
    package var number: Int {
        let deciding = firstDay.weekday == .monday ? firstDay + 3 : lastDay
        return (deciding.number - (Day(year: deciding.year, month: 1, day: 1) ?? deciding).number) / 7 + 1
    }

    package var days: Range<Day> { firstDay..<(firstDay + 7) }
}
