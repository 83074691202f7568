package import Almanac

/// Days and times in words.
package enum CalendarWords {
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// `Fri 27 Nov`, with the year where it is not this one.
    package static func day(_ day: Day, from today: Day) -> String {
        let parts = day.components
        let name = "\(weekday(day.weekday)) \(parts.day) \(months[parts.month - 1])"
        return parts.year == today.year ? name : "\(name) \(parts.year)"
    }

    /// `Fri 27 Nov 17:00`.
    package static func due(_ due: Due, from today: Day) -> String {
        timed(day(due.day, from: today), due.time)
    }

    /// `today 17:00`, `tomorrow`, `yesterday`, `Fri 27 Nov 17:00`.
    package static func nearDue(_ due: Due, from today: Day) -> String {
        let name =
            switch due.day - today {
            case 0: "today"
            case 1: "tomorrow"
            case -1: "yesterday"
            default: day(due.day, from: today)
            }
        return timed(name, due.time)
    }

    /// `25 Dec`, or what the year has no month for: `day 12 of month 25`.
    static func reading(day: Int, month: Int) -> String {
        months.indices.contains(month - 1) ? "\(day) \(months[month - 1])" : "day \(day) of month \(month)"
    }

    static func weekday(_ weekday: Weekday) -> String {
        weekdays[weekday.rawValue - 1]
    }

    private static func timed(_ day: String, _ time: TimeOfDay?) -> String {
        time.map { "\(day) \($0)" } ?? day
    }
}
