import Almanac
package import CommandLine
import ItemLanguage
import Vocabulary

package enum ListUpcomingCommand {
    package static let command = Command(
        "upcoming",
        aliases: ["up"],
        summary: "show items due through next week",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [by, days, limit, all, .asOf],
        notes: [
            "Shows overdue items; those that are back, as their waiting has ended and they weren't changed since; items due "
                + "through next week; and the first \(ListUpcomingRequest.undatedLimit) items without a date, high priority "
                + "first, then the newest.",
            "Filters: 3,5-7  +tag  -tag  project:home  pri:high  due:today  due.before:fri  due.after:fri  "
                + "overdue  waiting  back  blocked  all",
            "A word matches titles, notes, projects and tags. Items must match all words; combine them with or, not "
                + "and parentheses. See adder help filters. Items hidden until a later day are shown only with waiting or all.",
        ],
        examples: [
            .init("adder upcoming", "overdue, back, today, tomorrow, later this week, next week, no date"),
            .init("adder up +home or project:garden", "only matching items"),
            .init("adder up this week", "what is overdue and due through Sunday"),
            .init("adder up --by project", "the same items, grouped by project"),
            .init("adder up --days 3", "items due today, tomorrow and the day after"),
        ],
        group: .view
    )

    private static let by = OrderWords.by(summary: "how to group the items")

    private static let days = Option(
        "days",
        value: .word("N"),
        summary: "show items due within this many days, from today on"
    )
    private static let limit = Option("limit", letter: "n", value: .word("N"), summary: "show at most this many items")
    private static let all = Option("all", summary: "show all items without a date")

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ListUpcomingRequest {
        let words = try FilterWords(dates: dates).readPeriod(invocation)
        if let period = words.period, invocation.has(days) {
            throw .usage(.conflictingOptions("--days", "“\(period)”"))
        }
        return ListUpcomingRequest(
            filter: words.filter,
            doneFilter: FilterWords.line(words.others, and: "closed"),
            undatedFilter: FilterWords.line(words.others, and: "due:none", sortedBy: "priority,-id"),
            grouping: invocation.value(of: by).flatMap(OrderWords.grouping) ?? .due,
            days: try invocation.value(of: days).map(CountWords.read) ?? words.lastDay.map { $0 - dates.today + 1 },
            maximum: try invocation.value(of: limit).map(CountWords.read),
            showsAllUndated: invocation.has(all)
        )
    }
}
