/// A day that comes once a year, but not on the same date: one of the lunar calendar, or one counted from Easter.
package enum MovableDay: Hashable, Sendable {
    /// A day and a month of the lunar calendar. Months without a 30th have it on the 29th.
    case lunar(Int8, month: Int8)
    /// Easter Sunday and a number of days.
    case easter(Int8)

    /// Returns the day in a year of its calendar, or `nil` if the year is too early or too late to be known.
    package func day(in year: Int) -> Day? {
        switch self {
        case .lunar(let number, let month):
            LunarCalendar.day(Int(number), month: Int(month), year: year)
                ?? (number == 30 ? LunarCalendar.day(29, month: Int(month), year: year) : nil)
        case .easter(let days): MovableDay.easter(year).map { $0 + Int(days) }
        }
    }

    /// Returns the days from `first` on up to the last year that is known, each of them or every few.
    package func days(from first: Day, every interval: Int = 1) -> [Day] {
        // The last months of a lunar year belong to the next year.
        let days = stride(from: first.year - 1, through: MovableDay.knownYears.upperBound, by: 1)
            .compactMap(day).filter { $0 >= first }
        return stride(from: 0, to: days.count, by: max(1, interval)).map { days[$0] }
    }

    /// The movable day on which all the days are, or `nil` if there is none.
    package init?(of days: [Day]) {
        guard let first = days.first else { return nil }
        var candidates = [MovableDay.easter(0), .easter(1), .easter(-2), .easter(-47)]
        if let (number, month) = LunarCalendar.date(of: first) {
            candidates += [number, 30].map { .lunar(Int8($0), month: Int8(month)) }
        }
        guard let found = candidates.first(where: { days.allSatisfy($0.isOn) }) else { return nil }
        self = found
    }

    private func isOn(_ day: Day) -> Bool { self.day(in: day.year) == day || self.day(in: day.year - 1) == day }

    private static let knownYears = 1_900...2_099

    /// https://en.wikipedia.org/wiki/Date_of_Easter#Gauss's_Easter_algorithm
    private static func easter(_ year: Int) -> Day? {
        guard knownYears.contains(year) else { return nil }
        let moon = (19 * (year % 19) + 24) % 30
        let sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
        let isLate = sunday == 6 && (moon == 29 || moon == 28 && year % 19 > 10)
        return Day(year: year, month: 3, day: 22).map { $0 + moon + sunday - (isLate ? 7 : 0) }
    }
}
