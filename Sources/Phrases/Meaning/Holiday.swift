import Almanac

/// A holiday that comes once a year.
enum Holiday {
    case date(Int8, month: Int8)
    /// The nth weekday of a month; -1 is the last.
    case nth(Int8, Weekday, month: Int8)
    /// Easter Sunday and a number of days.
    case easter(Int8)
    /// A day of the lunar calendar.
    case lunar(Int8, month: Int8)
}

extension Rule {
    /// A rule for the names of a holiday.
    static func holiday(_ pattern: StaticString, _ holiday: Holiday) -> Rule {
        Rule(pattern) { f, c in
            f.holiday = holiday
            return true
        }
    }
}

extension PhraseCalendar {
    fileprivate func day(_ holiday: Holiday, _ year: Int) -> Day? {
        switch holiday {
        case .date(let day, let month): Day(year: year, month: Int(month), day: Int(day))
        case .nth(let nth, let weekday, let month):
            Day(year: year, month: Int(month), day: 1).flatMap {
                self.nth(Int(nth), weekday, in: $0...$0.lastDayOfMonth)
            }
        case .easter(let days): PhraseCalendar.easter(year).map { $0 + Int(days) }
        case .lunar(let day, let month): LunarCalendar.day(Int(day), month: Int(month), year: year)
        }
    }

    /// Returns the Easter Sunday of a year from 1900 to 2099.
    /// https://en.wikipedia.org/wiki/Date_of_Easter#Gauss's_Easter_algorithm
    private static func easter(_ year: Int) -> Day? {
        let moon = (19 * (year % 19) + 24) % 30
        let sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
        let isLate = sunday == 6 && (moon == 29 || moon == 28 && year % 19 > 10)
        return Day(year: year, month: 3, day: 22).map { $0 + moon + sunday - (isLate ? 7 : 0) }
    }
}

extension Facts {
    /// Sets the holiday of the year, or the next or the last one.
    mutating func setHoliday(_ year: Int?, _ context: PhraseContext) -> Bool {
        guard let holiday else { return false }
        let calendar = context.calendar
        if let year { return set(calendar.day(holiday, year)) }
        let days = [0, calendar.looksBack ? -1 : 1].map { calendar.day(holiday, calendar.today.year + $0) }
        guard let found = days.compactMap({ $0 }).first(where: calendar.isAhead) else { return false }
        // Only a fixed day is known well enough to tell that it has passed.
        if case .date = holiday, !calendar.looksBack { passed = days[0].flatMap { $0 < found ? $0 : nil } }
        return set(found)
    }

    /// Repeats the holiday each year, unless rules of calendars don't know it.
    mutating func setYearlyHoliday(_ interval: Int) -> Bool {
        switch holiday {
        case .date(let day, let month)?:
            set(Repetition(.yearly, interval: interval, month: Int(month), monthDays: [Int(day)]))
        case .nth(let nth, let weekday, let month)?:
            set(Repetition(.yearly, interval: interval, month: Int(month), weekdays: [.init(weekday, nth: Int(nth))]))
        case .easter?, .lunar?: setUnsupported(next: day)
        case nil: false
        }
    }
}
