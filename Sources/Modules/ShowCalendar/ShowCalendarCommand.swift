import Almanac
package import CommandLine
package import ItemLanguage
import Vocabulary

package enum ShowCalendarCommand {
    package static let command = Command(
        "calendar",
        aliases: ["cal"],
        foreignNames: ["month", "year"],
        summary: "show months with the days that have items",
        operands: .filter,
        placeholder: "[MONTH|YEAR|DAY] [FILTER…]",
        options: [threeMonths],
        notes: [
            "Shows this month, or the month, the year or the months of the period that comes first. A day shows its month and, "
                + "below it, the items due that day. The other words are a filter, as for adder list.",
            "[22] is today, (25) the chosen day, and !20 a day with overdue items. A small number counts the open items due "
                + "that day; a dot marks a day whose items are all done. A repeating item counts on its next day only.",
            "The settings week-start and week-numbers choose the first day of the week and a column of week numbers.",
        ],
        examples: [
            .init("adder cal", "this month"),
            .init("adder cal dec +work", "December, items with this tag"),
            .init("adder cal 25 dec", "December and the items due on the 25th"),
            .init("adder cal -3", "this month and the next two"),
        ],
        group: .view
    )

    private static let threeMonths = Option("three", letter: "3", summary: "show three months")
    private static let maximumMonthCount = 12
    /// The length of the shortest month; a shorter period stands for its first day.
    private static let shortestMonth = 28

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> ShowCalendarRequest {
        let words = invocation.operands
        let typed = words.prefix { !$0.isLiteral }.map(\.text)
        var (shown, used) = (ShowCalendarRequest.Shown.thisMonth, 0)
        for count in stride(from: typed.count, to: 0, by: -1) {
            guard let found = self.shown(typed.prefix(count).joined(separator: " "), dates) else { continue }
            (shown, used) = (found, count)
            break
        }
        if used == 0, let first = typed.first, first.first?.isWholeNumber ?? false {
            throw .notADate(typed.joined(separator: " "), key: nil)
        }
        return ShowCalendarRequest(
            shown: shown,
            minimumCount: invocation.has(threeMonths) ? 3 : 1,
            filter: try FilterWords(dates: dates).read(Array(words.dropFirst(used)), saved: invocation.definitions)
        )
    }

    /// Returns whether the words name a day or months, so that they can be typed alone.
    package static func isNamed(by words: [String], dates: DateReader) -> Bool {
        // A number alone is more likely a mistake.
        guard words.first?.allSatisfy(\.isWholeNumber) != true || words.count > 1 else { return false }
        return shown(words.joined(separator: " "), dates) != nil
    }

    private static func shown(_ text: String, _ dates: DateReader) -> ShowCalendarRequest.Shown? {
        if let year = year(text) { return .months(from: year, count: maximumMonthCount) }
        if let month = month(text, dates) { return .months(from: month, count: 1) }
        if let period = dates.period(text, isPast: false), period.upperBound - period.lowerBound >= shortestMonth - 1 {
            let (first, last) = (period.lowerBound.components, period.upperBound.components)
            let count = (last.year - first.year) * 12 + last.month - first.month + 1
            guard count <= maximumMonthCount else { return nil }
            return .months(from: period.lowerBound.firstDayOfMonth, count: count)
        }
        return (try? dates.day(text)).map { .day($0) }
    }

    /// Reads `2026`.
    private static func year(_ text: String) -> Day? {
        guard text.utf8.count == 4, let year = Int(digits: text) else { return nil }
        return Day(year: year, month: 1, day: 1)
    }

    /// Reads `2026-12`, or `12` as a month of this year.
    private static func month(_ text: String, _ dates: DateReader) -> Day? {
        if text.utf8.count <= 2, let month = Int(digits: text) {
            return Day(year: dates.thisYear, month: month, day: 1)
        }
        return text.utf8.count == 7 ? Day(iso: "\(text)-01") : nil
    }
}
