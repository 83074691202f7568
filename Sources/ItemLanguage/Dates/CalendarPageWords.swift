package import Almanac
package import CommandLine
import Phrases
import Vocabulary

extension DateReader {
    private static let maximumMonthCount = 12
    /// The maximum length of a page in days.
    package static let maximumPageLength = 366
    /// The words that stand for the present one alone.
    private static let units = ["week", "month", "year"]
    /// The words between the ends of a range, which begins today without a start.
    private static let joints: Set = ["..", "to", "by", "until", "till", "through", "-", "–"]

    /// Reads the whole text as a day, some days, or as a month or several: `25 dec`, `next week`, `week 49`, `2w`, `until fri`,
    /// `mon..fri`, `december`, `2026-12`, `12`, `2026`. Returns `nil` if it is none.
    package func calendarPage(_ text: String) -> CalendarPage? {
        if let number = Int(digits: text) { return page(number, digitCount: text.utf8.count) }
        if text.utf8.count == 7, let month = Day(iso: "\(text)-01") { return .months(from: month, count: 1) }
        return days(text).flatMap(page)
    }

    /// Reads as many words as possible as a page. Throws if they begin with a number and are none, or if more of them can be
    /// read as a range or as a page and a filter.
    /// - Parameter countsDays: `true` if a number alone is a number of days from today on, and not a month or a year.
    package func calendarPage(
        leading words: [Word],
        countsDays: Bool = false
    ) throws(InputError) -> (page: CalendarPage?, others: [Word]) {
        let typed = words.prefix(DateReader.maximumWordCount).prefix { !$0.isLiteral && KeyedWord($0.text) == nil }
            .map(\.text)
        for count in stride(from: typed.count, to: 0, by: -1) {
            let text = typed.prefix(count).joined(separator: " ")
            guard let page = countsDays ? try countedDays(text) ?? calendarPage(text) : calendarPage(text) else {
                if let days = days(text), length(days) > DateReader.maximumPageLength {
                    throw .command(.tooManyDays(text, limit: DateReader.maximumPageLength))
                }
                continue
            }
            try refuseRange(text, typed.dropFirst(count))
            return (page, Array(words.dropFirst(count)))
        }
        if let first = typed.first, first.first?.isWholeNumber ?? false {
            throw .item(.notADate(typed.joined(separator: " "), key: nil))
        }
        return (nil, words)
    }

    /// Throws if the days of `text` and the words that follow can be a range, as in `mon fri`.
    private func refuseRange(_ text: String, _ following: ArraySlice<String>) throws(InputError) {
        for count in stride(from: following.count, to: 0, by: -1) {
            let end = following.prefix(count).joined(separator: " ")
            if Int(digits: end) == nil, Int(digits: text) == nil, days("\(text) .. \(end)") != nil {
                throw .filter(.rangeOrFilter(text, end))
            }
        }
    }

    private func countedDays(_ text: String) throws(InputError) -> CalendarPage? {
        guard text.utf8.allSatisfy(\.isDigit) else { return nil }
        let count = try CountWords.read(text)
        guard count <= DateReader.maximumPageLength else {
            throw .command(.tooManyDays(text, limit: DateReader.maximumPageLength))
        }
        return .days(today...(today + count - 1))
    }

    private func length(_ days: ClosedRange<Day>) -> Int { days.upperBound - days.lowerBound + 1 }

    /// Returns the page of a month of this year, or of a year.
    private func page(_ number: Int, digitCount: Int) -> CalendarPage? {
        if digitCount == 4 {
            return Day(year: number, month: 1, day: 1).map { .months(from: $0, count: Self.maximumMonthCount) }
        }
        guard digitCount <= 2 else { return nil }
        return Day(year: today.year, month: number, day: 1).map { .months(from: $0, count: 1) }
    }

    /// Returns a page of months for days that are whole months.
    private func page(_ days: ClosedRange<Day>) -> CalendarPage? {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return .day(first) }
        guard length(days) <= DateReader.maximumPageLength else { return nil }
        guard first == first.firstDayOfMonth, last == last.lastDayOfMonth else { return .days(days) }
        let count = (last.year - first.year) * 12 + last.components.month - first.components.month + 1
        return .months(from: first, count: count)
    }

    /// Reads the whole text as a week with its number, a length from today on, a day, a period or a range.
    private func days(_ text: String) -> ClosedRange<Day>? {
        var words = text.lowercased().split(separator: " ").map(String.init)
        if let week = week(words) { return week }
        if let last = span(text)?.added(to: today) { return today < last ? today...(last - 1) : nil }
        words = words.map { Self.joints.contains($0) ? ".." : $0 }
        if words.first == "from" { words.removeFirst() }
        if words.first?.hasPrefix("..") ?? false { words.insert("today", at: 0) }
        if words.count == 1, Self.units.contains(words[0]) { words.insert("this", at: 0) }
        let spelled = words.joined(separator: " ")
        guard case .date(_, let start?, let end?)? = FilterDates(dates: self).term(.due, nil, .due, days: spelled),
            start < end
        else { return nil }
        return start...(end - 1)
    }

    /// Reads `week 49`, `w49`, `week 2 2027` and `2027-w02`. Without a year, it is a week of this year, or of the next one if
    /// more than half a year has passed since.
    private func week(_ words: [String]) -> ClosedRange<Day>? {
        var words = words.flatMap { $0.split(separator: "-").map(String.init) }
        var year: Int?
        if let index = words.firstIndex(where: { $0.utf8.count == 4 && Int(digits: $0) != nil }) {
            year = Int(digits: words.remove(at: index))
        }
        let joined = words.joined()
        guard joined.hasPrefix("w"), words.count <= 2,
            let number = Int(digits: String(joined.dropFirst(joined.hasPrefix("week") ? 4 : 1))),
            let week = Week(number, of: year ?? today.year, startingOn: calendar.weekStart)
        else { return nil }
        guard year == nil, today - week.lastDay > 183,
            let next = Week(number, of: today.year + 1, startingOn: calendar.weekStart)
        else { return week.firstDay...week.lastDay }
        return next.firstDay...next.lastDay
    }
}
