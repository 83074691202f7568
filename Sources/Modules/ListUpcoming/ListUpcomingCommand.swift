package import CommandLine
import ItemLanguage
import Vocabulary

package enum ListUpcomingCommand {
    package static let command = Command(
        "upcoming",
        aliases: ["up"],
        foreignNames: ["agenda", "week"],
        summary: "show items due through next week",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [by, .asOf],
        notes: [
            "Filters: 3,5-7  +tag  -tag  project:home  pri:high  due:today  due.before:fri  due.after:fri  "
                + "overdue  waiting  blocked  all",
            "A word matches titles, notes, projects and tags. Items must match all words; combine them with or, not "
                + "and parentheses. See adder help filters. Items hidden until a later day are shown only with waiting or all.",
        ],
        examples: [
            .init("adder upcoming", "overdue, today, tomorrow, later this week, next week"),
            .init("adder up +home or project:garden", "only matching items"),
            .init("adder up --by project", "the same items, grouped by project"),
        ],
        group: .view
    )

    private static let by = Option(
        "by",
        value: .choice(ItemGrouping.allCases.map(\.rawValue)),
        summary: "how to group the items"
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ListUpcomingRequest {
        ListUpcomingRequest(
            filter: try FilterWords(dates: dates).read(invocation),
            doneFilter: doneFilter(invocation.operands),
            grouping: invocation.value(of: by).flatMap(ItemGrouping.init) ?? .due
        )
    }

    /// Returns the words with `closed` added, which applies to all alternatives.
    private static func doneFilter(_ words: [Word]) -> String {
        let typed = words.filter { !$0.isLiteral }.map(\.text)
        let literal = words.filter(\.isLiteral).map(\.text)
        let hasAlternatives = typed.contains { $0.split(separator: " ").contains("or") }
        let filter = hasAlternatives ? ["(\(typed.joined(by: " "))) closed"] : typed + ["closed"]
        return LineSplitter.joined(filter + (literal.isEmpty ? [] : ["--"] + literal))
    }
}
