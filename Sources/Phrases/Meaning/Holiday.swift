import Almanac

/// A holiday that comes once a year.
enum Holiday {
    case date(Int8, month: Int8)
    /// The nth weekday of a month; -1 is the last.
    case nth(Int8, Weekday, month: Int8)
    case movable(MovableDay)

    static var lunarNewYear: Holiday { .movable(.lunar(1, month: 1)) }
}

extension Rule {
    /// A rule for the names of a holiday.
    static func holiday(_ pattern: [Element], _ holiday: Holiday) -> Rule {
        Rule(pattern) { f in
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
        case .movable(let day): day.day(in: year)
        }
    }
}

extension Facts {
    /// Sets the holiday of the year, or the next or the last one.
    mutating func setHoliday(_ year: Int?) -> Bool {
        guard let holiday else { return false }
        if let year { return day <- calendar.day(holiday, year) }
        let days = [0, calendar.looksBack ? -1 : 1].map { calendar.day(holiday, calendar.today.year + $0) }
        guard let found = days.compactMap({ $0 }).first(where: calendar.isAhead) else { return false }
        // Only a fixed day is known well enough to tell that it has passed.
        if case .date = holiday, !calendar.looksBack { passed = days[0].flatMap { $0 < found ? $0 : nil } }
        return day <- found
    }

    /// Returns the day of the named holiday in the year before.
    func earlierHoliday(_ day: Day) -> Day? { holiday.flatMap { calendar.day($0, day.year - 1) } }

    /// Repeats the holiday each year. A day of a leap month doesn't come each year.
    mutating func setYearlyHoliday(_ interval: Int) -> Bool {
        switch holiday {
        case .date(let day, let month)?:
            return set(Repetition(.yearly, interval: interval, month: Int(month), monthDays: [Int(day)]))
        case .nth(let nth, let weekday, let month)?:
            let weekdays = [Repetition.NthWeekday(weekday, nth: Int(nth))]
            return set(Repetition(.yearly, interval: interval, month: Int(month), weekdays: weekdays))
        case .movable(let movable)?:
            guard let day, movable.days(from: day).first == day else { return setUnsupported(next: day) }
            (start, self.day, self.movable) = (day, nil, movable)
            return set(.year, interval)
        case nil:
            return false
        }
    }
}
