/// A week that begins on a given weekday.
package struct Week: Equatable, Sendable {
    package let firstDay: Day

    package init(containing day: Day, startingOn start: Weekday) {
        firstDay = day - (day.weekday.rawValue - start.rawValue + 7) % 7
    }

    /// Returns `nil` if the year has no week with this number.
    package init?(_ number: Int, of year: Int, startingOn start: Weekday) {
        guard (1...53).contains(number), let january = Day(year: year, month: 1, day: 1) else { return nil }
        let first = Week(containing: january, startingOn: start)
        self.init(firstDay: (first.number == 1 ? first : first.next).firstDay + 7 * (number - 1))
        if self.number != number { return nil }
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
