package import Almanac
package import CommandLine

extension DateReader {
    private static let maximumMonthCount = 12
    /// The length of the shortest month.
    private static let shortestMonth = 28
    /// The words that stand for the present one alone.
    private static let units = ["week", "month", "year"]

    /// Reads the whole text as a day, a week, or as a month or several: `25 dec`, `next week`, `december`, `2026-12`, `12`,
    /// `2026`. Returns `nil` if it is none.
    package func calendarPage(_ text: String) -> CalendarPage? {
        if let number = Int(digits: text) { return page(number, digitCount: text.utf8.count) }
        if text.utf8.count == 7, let month = Day(iso: "\(text)-01") { return .months(from: month, count: 1) }
        let unit = text.lowercased()
        if let period = period(Self.units.contains(unit) ? "this \(unit)" : text, isPast: false) {
            let length = period.upperBound - period.lowerBound + 1
            if length == 1 { return .day(period.lowerBound) }
            if length < Self.shortestMonth { return .days(period) }
            let (first, last) = (period.lowerBound.components, period.upperBound.components)
            let count = (last.year - first.year) * 12 + last.month - first.month + 1
            return count > Self.maximumMonthCount ? nil : .months(from: period.lowerBound.firstDayOfMonth, count: count)
        }
        return (try? day(text)).map { .day($0) }
    }

    /// Reads as many words as possible as a page. Throws if they begin with a number and are none.
    package func calendarPage(leading words: [Word]) throws(InputError) -> (page: CalendarPage?, others: [Word]) {
        let typed = words.prefix(DateReader.maximumWordCount).prefix { !$0.isLiteral }.map(\.text)
        for count in stride(from: typed.count, to: 0, by: -1) {
            if let page = calendarPage(typed.prefix(count).joined(separator: " ")) {
                return (page, Array(words.dropFirst(count)))
            }
        }
        if let first = typed.first, first.first?.isWholeNumber ?? false {
            throw .notADate(typed.joined(separator: " "), key: nil)
        }
        return (nil, words)
    }

    /// Returns the page of a month of this year, or of a year.
    private func page(_ number: Int, digitCount: Int) -> CalendarPage? {
        if digitCount == 4 {
            return Day(year: number, month: 1, day: 1).map { .months(from: $0, count: Self.maximumMonthCount) }
        }
        guard digitCount <= 2 else { return nil }
        return Day(year: moment.today.year, month: number, day: 1).map { .months(from: $0, count: 1) }
    }
}
