import Almanac
package import CommandLine
import ItemLanguage
import Vocabulary

package enum ShowStatsCommand {
    package static let command = Command(
        "stats",
        foreignNames: ["statistics"],
        summary: "show what was added and done, and what is open",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [since, by, .svg],
        notes: [
            "Shows the last 8 weeks, 14 days or 12 months, or the time since a day: items added, done and open; the median time "
                + "from added to done, and the median age of open items; the days in a row on which something was done; the "
                + "projects and tags with the most open items and how many are overdue; and the items that were postponed most "
                + "often. A project counts the items of its subprojects.",
            "Removed items count until they were removed, but not with a filter. An item that was reopened counts as if it had "
                + "never been done.",
            "Each completion of a repeating item counts as done; the item itself is added once and stays open. Repeating items "
                + "have no age, and moving on to the next occurrence is not a postponement.",
        ],
        examples: [
            .init("adder stats", "the last eight weeks"),
            .init("adder stats +work --by day", "the last 14 days, items with this tag"),
            .init("adder stats --since \"1 jan\" --by month", "this year by month"),
        ],
        group: .view
    )

    private static let since = Option("since", value: .word("DAY"), summary: "the first day to show")
    private static let by = Option(
        "by",
        value: .choice(StatsUnit.allCases.map(\.rawValue)),
        summary: "the length of the periods"
    )

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> ShowStatsRequest {
        let since = try invocation.value(of: since).map { (text) throws(InputError) in
            try dates.pastDay(text, key: "since")
        }
        return ShowStatsRequest(
            filter: try FilterWords(dates: dates).read(invocation),
            since: since,
            unit: invocation.value(of: by).flatMap(StatsUnit.init),
            picture: invocation.value(of: .svg)
        )
    }
}
