package import Almanac

extension DateReader {
    private static let maximumMonthCount = 12
    /// The length of the shortest month; a shorter period stands for its first day.
    private static let shortestMonth = 28

    /// Reads the whole text as a day, or as a month or several: `25 dec`, `december`, `2026-12`, `12`, `2026`,
    /// `next month`. Returns `nil` if it is none.
    package func calendarPage(_ text: String) -> CalendarPage? {
        if let number = Int(digits: text) { return page(number, digitCount: text.utf8.count) }
        if text.utf8.count == 7, let month = Day(iso: "\(text)-01") { return .months(from: month, count: 1) }
        if let period = period(text, isPast: false), period.upperBound - period.lowerBound + 1 >= Self.shortestMonth {
            let (first, last) = (period.lowerBound.components, period.upperBound.components)
            let count = (last.year - first.year) * 12 + last.month - first.month + 1
            return count > Self.maximumMonthCount ? nil : .months(from: period.lowerBound.firstDayOfMonth, count: count)
        }
        return (try? day(text)).map { .day($0) }
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
