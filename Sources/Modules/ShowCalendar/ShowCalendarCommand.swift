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
        operands: .period,
        placeholder: "[MONTH|YEAR|WEEK|DAY] [FILTER…]",
        options: [threeMonths, .svg],
        notes: [
            "Shows this month, or the month, the year or the months of the period that comes first. A day shows its month and, "
                + "below it, the items due that day; a week or another short time shows its days with their items: week 49, 2w, "
                + "mon..fri, until fri. The other words are a filter, as for adder list.",
            "[22] is today, (25) the chosen day, and !20 a day with overdue items. Below a day stands the number of items due "
                + "that day, with a shade: the darker, the more, as the last line says; each shade stands for about as many "
                + "different numbers. More than three months have only the shades. A dot marks a day whose items are all done.",
            "An item with every: counts on all its days, also on those after its due date, missed or still to come. A day "
                + "that has only such repetitions is dim and has the sign ↻ with their number.",
            "With --svg, draws the whole year as a picture: the darker a day, the more items are due.",
            "The settings week-start and week-numbers choose the first day of the week and a column of week numbers.",
        ],
        examples: [
            .init("adder cal", "this month"),
            .init("adder cal dec +work", "December, items with this tag"),
            .init("adder cal 25 dec", "December and the items due on the 25th"),
            .init("adder cal next week", "the days of next week with their items"),
            .init("adder cal -3", "this month and the next two"),
            .init("adder cal 2026 --svg 2026.svg", "a picture of the year"),
        ],
        group: .view
    )

    private static let threeMonths = Option("three", letter: "3", summary: "show three months")

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> ShowCalendarRequest {
        let (page, words) = try dates.calendarPage(leading: invocation.operands)
        return ShowCalendarRequest(
            page: page,
            minimumCount: invocation.has(threeMonths) ? 3 : 1,
            filter: try FilterWords(dates: dates).read(words, saved: invocation.definitions),
            coversYear: invocation.has(.svg),
            picture: invocation.value(of: .svg)
        )
    }
}
