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

extension Day {
    /// An ISO 8601 week, which belongs to the year of its Thursday.
    package struct ISOWeek: Equatable, Sendable {
        package let year: Int
        package let number: Int
    }

    package var isoWeek: ISOWeek {
        let thursday = Week(containing: self, startingOn: .monday).firstDay + 3
        let year = thursday.year
        let dayOfYear = 365 + (Day.isLeap(year: year) ? 1 : 0) - (thursday.lastDayOfYear - thursday) - 1
        return ISOWeek(year: year, number: dayOfYear / 7 + 1)
    }
}
