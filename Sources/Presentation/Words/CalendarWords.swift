package import Almanac
import ProgramOutput

/// Days and times in words, in the date format of the settings.
package struct CalendarWords: Equatable, Sendable {
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map(say)
    private static let shortWeekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map(say)
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        .map(say)

    private static let koreanWeekdays = ["월", "화", "수", "목", "금", "토", "일"]
    private static let fullMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ].map(say)

    private let format: DateFormat
    /// A Boolean value that indicates whether the headings of calendars are in Korean.
    private let hasKoreanHeadings: Bool

    package init(_ format: DateFormat = .dayMonth, hasKoreanHeadings: Bool = false) {
        self.format = format
        self.hasKoreanHeadings = hasKoreanHeadings
    }

    /// `November 2026`, `2026년 11월`.
    package func month(_ day: Day) -> String {
        let parts = day.components
        return hasKoreanHeadings
            ? "\(parts.year)년 \(parts.month)월" : "\(CalendarWords.fullMonths[parts.month - 1]) \(parts.year)"
    }

    /// `Nov`, `11월`.
    package func shortMonth(_ day: Day) -> String {
        let month = day.components.month
        return hasKoreanHeadings ? "\(month)월" : CalendarWords.month(month)
    }

    /// A day without its weekday and year: `21 Nov`.
    package func shortDay(_ day: Day) -> String {
        let (month, number) = (CalendarWords.month(day.components.month), day.components.day)
        switch format {
        case .dayMonth: return "\(number) \(month)"
        case .monthDay: return "\(month) \(number)"
        case .iso: return String(day.description.dropFirst(5))
        }
    }

    /// A weekday two columns wide: `Mo`, `월`.
    package func shortWeekday(_ weekday: Weekday) -> String {
        hasKoreanHeadings
            ? CalendarWords.koreanWeekdays[weekday.rawValue - 1] : CalendarWords.shortWeekdays[weekday.rawValue - 1]
    }

    /// The length of the longest text: `yesterday 17:00` or `Wed 27 Nov 2026 17:00`.
    private static let maximumLength: Int = {
        func longest(_ words: [String]) -> Int { words.map(\.utf8.count).max() ?? 0 }
        return max(longest([today, tomorrow, yesterday]), longest(weekdays) + longest(months))
            + " 27  2026 17:00".utf8.count
    }()

    package static let today = say("today")
    private static let tomorrow = say("tomorrow")
    private static let yesterday = say("yesterday")

    /// `Fri 27 Nov`, with the year unless it is the current one.
    package func day(_ day: Day, from today: Day) -> String {
        DateText.text(capacity: CalendarWords.maximumLength) { append(day, from: today, to: &$0) }
    }

    /// `Wed 25 Nov, Thu 26 Nov`, or `Wed 25 Nov 21:00, Thu 26 Nov 03:00, 09:00`; a day stands before its first time.
    /// - Parameter sharesMonths: `true` for `Wed 25, Thu 26 Nov`; a month stands after its last day.
    package func occurrences(_ occurrences: [Due], from today: Day, sharesMonths: Bool = false) -> String {
        let texts = occurrences.enumerated().map { index, due in
            if let time = due.time, index > 0, occurrences[index - 1].day == due.day { return time.description }
            let isLast =
                index == occurrences.count - 1 || occurrences[index + 1].day.monthAndYear != due.day.monthAndYear
            return isLast || !sharesMonths || due.time != nil || format != .dayMonth
                ? self.due(due, from: today)
                : "\(CalendarWords.weekday(due.day.weekday)) \(due.day.components.day)"
        }
        return texts.joined(separator: ", ")
    }

    /// `Fri 27 Nov 2026`.
    package func fullDay(_ day: Day) -> String {
        DateText.text(capacity: CalendarWords.maximumLength) { append(day, from: nil, to: &$0) }
    }

    /// Appends a day, with the year unless it is that of `today`.
    private func append(_ day: Day, from today: Day?, to text: inout DateText) {
        if format == .iso { return text.append(day) }
        let parts = day.components
        text.append(CalendarWords.weekday(day.weekday))
        text.append(ascii: " ")
        if format == .monthDay {
            text.append(CalendarWords.month(parts.month))
            text.append(ascii: " ")
        }
        text.append(parts.day, width: parts.day < 10 ? 1 : 2)
        if format == .dayMonth {
            text.append(ascii: " ")
            text.append(CalendarWords.month(parts.month))
        }
        guard parts.year != today?.year else { return }
        text.append(ascii: " ")
        text.append(parts.year.digits)
    }

    /// `Fri 27 Nov 17:00`.
    package func due(_ due: Due, from today: Day) -> String {
        DateText.text(capacity: CalendarWords.maximumLength) { text in
            append(due.day, from: today, to: &text)
            append(due.time, to: &text)
        }
    }

    /// `today 17:00`, `tomorrow`, `yesterday`, `Fri 27 Nov 17:00`.
    package func nearDue(_ due: Due, from today: Day) -> String {
        DateText.text(capacity: CalendarWords.maximumLength) { text in
            switch due.day - today {
            case 0: text.append(CalendarWords.today)
            case 1: text.append(CalendarWords.tomorrow)
            case -1: text.append(CalendarWords.yesterday)
            default: append(due.day, from: today, to: &text)
            }
            append(due.time, to: &text)
        }
    }

    /// Returns a short form of a day with a time: `tmrw 17:00`, `27 Nov 17:00`.
    package static func shortened(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.count > 1, let time = words.last, time.contains(":") else { return text }
        switch words[0] {
        case tomorrow: return say("tmrw \(time)")
        case yesterday: return say("yest. \(time)")
        // Only a day in words begins with its weekday.
        default: return words.count > 3 ? words.dropFirst().joined(separator: " ") : text
        }
    }

    private func append(_ time: TimeOfDay?, to text: inout DateText) {
        guard let time else { return }
        text.append(ascii: " ")
        text.append(time)
    }

    /// `today 17:00`, `Fri 27 Nov 17:00`.
    package func moment(_ moment: Moment, from today: Day) -> String {
        nearDue(Due(day: moment.today, time: moment.time), from: today)
    }
}

extension Day {
    fileprivate var monthAndYear: Int { components.year * 12 + components.month }
}

// MARK: - Independent of the date format

extension CalendarWords {
    /// Returns `25 Dec 2026`, or `nil` if `month` is not a month.
    private static func reading(day: Int, month: Int, year: Int?) -> String? {
        guard months.indices.contains(month - 1) else { return nil }
        return "\(day) \(months[month - 1])" + (year.map { " \($0)" } ?? "")
    }

    /// Returns the readings of two numbers as day/month and as month/day.
    static func readings(_ first: Int, _ second: Int, year: Int?) -> [String] {
        [reading(day: first, month: second, year: year), reading(day: second, month: first, year: year)].compactMap {
            $0
        }
    }

    static func weekday(_ weekday: Weekday) -> String {
        weekdays[weekday.rawValue - 1]
    }

    static func month(_ month: Int) -> String {
        months[month - 1]
    }
}
