import Almanac
package import CommandLine
import ItemLanguage
import Vocabulary

package enum ShowCalendarCommand {
    package static let command = Command(
        "calendar",
        aliases: ["cal"],
        foreignNames: ["month", "year"],
        summary: "show months with the days that have items",
        operands: .filter,
        placeholder: "[MONTH|YEAR|DAY] [FILTER…]",
        options: [threeMonths, .svg],
        notes: [
            "Shows this month, or the month, the year or the months of the period that comes first. A day shows its month and, "
                + "below it, the items due that day. The other words are a filter, as for adder list.",
            "[22] is today, (25) the chosen day, and !20 a day with overdue items. A small number counts the open items due "
                + "that day; a dot marks a day whose items are all done. A repeating item counts on its next day only.",
            "With --svg, draws the whole year as a picture: the darker a day, the more items are due.",
            "The settings week-start and week-numbers choose the first day of the week and a column of week numbers.",
        ],
        examples: [
            .init("adder cal", "this month"),
            .init("adder cal dec +work", "December, items with this tag"),
            .init("adder cal 25 dec", "December and the items due on the 25th"),
            .init("adder cal -3", "this month and the next two"),
            .init("adder cal 2026 --svg 2026.svg", "a picture of the year"),
        ],
        group: .view
    )

    private static let threeMonths = Option("three", letter: "3", summary: "show three months")

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> ShowCalendarRequest {
        let words = invocation.operands
        let typed = words.prefix(DateReader.maximumWordCount).prefix { !$0.isLiteral }.map(\.text)
        var (page, used) = (CalendarPage?.none, 0)
        for count in stride(from: typed.count, to: 0, by: -1) {
            guard let found = dates.calendarPage(typed.prefix(count).joined(separator: " ")) else { continue }
            (page, used) = (found, count)
            break
        }
        if used == 0, let first = typed.first, first.first?.isWholeNumber ?? false {
            throw .notADate(typed.joined(separator: " "), key: nil)
        }
        return ShowCalendarRequest(
            page: page,
            minimumCount: invocation.has(threeMonths) ? 3 : 1,
            filter: try FilterWords(dates: dates).read(Array(words.dropFirst(used)), saved: invocation.definitions),
            coversYear: invocation.has(.svg),
            picture: invocation.value(of: .svg)
        )
    }
}
