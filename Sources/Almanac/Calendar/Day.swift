/// A calendar day without a time zone, stored as the number of days since 1 January 1970.
package struct Day: Hashable, Comparable, Sendable {
    package let number: Int

    /// The day numbers of the years 1…9999.
    package static let validNumbers = -719_162...2_932_896

    package init(number: Int) {
        self.number = number
    }

    /// Returns `nil` if the calendar has no such day or the year is outside 1…9999.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Day.count(ofMonth: month, year: year)).contains(day)
        else { return nil }
        self.init(number: Day.number(year: year, month: month, day: day))
    }

    package static func < (left: Day, right: Day) -> Bool {
        left.number < right.number
    }

    package static func + (day: Day, days: Int) -> Day {
        Day(number: day.number + days)
    }

    package static func - (day: Day, days: Int) -> Day {
        Day(number: day.number - days)
    }

    /// Returns the number of days from `right` to `left`.
    package static func - (left: Day, right: Day) -> Int {
        left.number - right.number
    }
}

// MARK: - The Gregorian calendar

extension Day {
    package struct Components: Equatable, Sendable {
        package let year: Int
        package let month: Int
        package let day: Int
    }

    // Years are counted from March, so that the leap day comes last.
    package var components: Components {
        let shifted = number + 719_468
        let era = shifted.flooredQuotient(146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return Components(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * marchMonth + 2) / 5 + 1
        )
    }

    package var year: Int { components.year }

    private static func number(year: Int, month: Int, day: Int) -> Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = marchYear.flooredQuotient(400)
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    package static func isLeap(year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    package static func count(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year: year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

// MARK: - Months and years

extension Day {
    /// Returns the same day `months` months later, or the last day of that month if it is shorter.
    package func adding(months: Int) -> Day {
        let (year, month, day) = (components.year, components.month, components.day)
        let total = year * 12 + month - 1 + months
        let targetYear = total.flooredQuotient(12)
        let targetMonth = total - targetYear * 12 + 1
        let last = Day.count(ofMonth: targetMonth, year: targetYear)
        return Day(number: Day.number(year: targetYear, month: targetMonth, day: min(day, last)))
    }

    package var firstDayOfYear: Day { adding(months: 1 - components.month).firstDayOfMonth }

    package var firstDayOfMonth: Day { self - (components.day - 1) }

    package var lastDayOfMonth: Day {
        let (year, month) = (components.year, components.month)
        return Day(number: Day.number(year: year, month: month, day: Day.count(ofMonth: month, year: year)))
    }

    package var lastDayOfQuarter: Day {
        adding(months: (12 - components.month) % 3).lastDayOfMonth
    }

    package var lastDayOfYear: Day {
        Day(number: Day.number(year: year, month: 12, day: 31))
    }
}

extension Day: CustomStringConvertible {
    /// The date in ISO 8601 format: `2026-11-27`.
    package var description: String {
        DateText.text(capacity: 10) { $0.append(self) }
    }

    /// Parses only the format `2026-11-27`.
    package init?(iso text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
            let year = Int(digits: parts[0]), let month = Int(digits: parts[1]), let day = Int(digits: parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}
