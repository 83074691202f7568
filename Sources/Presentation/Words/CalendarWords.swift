package import Almanac

/// Days and times in words, in the date format of the settings.
package struct CalendarWords: Equatable, Sendable {
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    // These include a trailing space: concatenation is expensive in long lists.
    private static let weekdaysWithSpace = weekdays.map { $0 + " " }
    private static let daysWithSpace = (1...31).map { "\($0) " }
    private static let monthsWithSpace = months.map { $0 + " " }
    private static let days = (1...31).map(String.init)

    private let format: DateFormat

    package init(_ format: DateFormat = .dayMonth) {
        self.format = format
    }

    /// `Fri 27 Nov`, with the year unless it is the current one.
    package func day(_ day: Day, from today: Day) -> String {
        let parts = day.components
        return parts.year == today.year ? dayOfYear(day, parts) : fullDay(day)
    }

    /// `Fri 27 Nov 2026`.
    package func fullDay(_ day: Day) -> String {
        format == .iso ? day.description : "\(dayOfYear(day, day.components)) \(day.year)"
    }

    private func dayOfYear(_ day: Day, _ parts: Day.Components) -> String {
        let weekday = CalendarWords.weekdaysWithSpace[day.weekday.rawValue - 1]
        return switch format {
        case .iso: day.description
        case .dayMonth: weekday + CalendarWords.daysWithSpace[parts.day - 1] + CalendarWords.months[parts.month - 1]
        case .monthDay: weekday + CalendarWords.monthsWithSpace[parts.month - 1] + CalendarWords.days[parts.day - 1]
        }
    }

    /// `Fri 27 Nov 17:00`.
    package func due(_ due: Due, from today: Day) -> String {
        timed(day(due.day, from: today), due.time)
    }

    /// `today 17:00`, `tomorrow`, `yesterday`, `Fri 27 Nov 17:00`.
    package func nearDue(_ due: Due, from today: Day) -> String {
        let name =
            switch due.day - today {
            case 0: "today"
            case 1: "tomorrow"
            case -1: "yesterday"
            default: day(due.day, from: today)
            }
        return timed(name, due.time)
    }

    /// `today 17:00`, `Fri 27 Nov 17:00`.
    package func moment(_ moment: Moment, from today: Day) -> String {
        nearDue(Due(day: moment.today, time: moment.time), from: today)
    }

    private func timed(_ day: String, _ time: TimeOfDay?) -> String {
        guard let time else { return day }
        return day + " " + time.description
    }
}

// MARK: - Independent of the date format

extension CalendarWords {
    /// Returns `25 Dec 2026`, or `nil` if `month` is not a month.
    static func reading(day: Int, month: Int, year: Int?) -> String? {
        guard months.indices.contains(month - 1) else { return nil }
        return "\(day) \(months[month - 1])" + (year.map { " \($0)" } ?? "")
    }

    static func weekday(_ weekday: Weekday) -> String {
        weekdays[weekday.rawValue - 1]
    }

    static func month(_ month: Int) -> String {
        months[month - 1]
    }
}
