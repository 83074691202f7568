import Boundary
package import Grammar

/// How "list" is said on the command line.
package enum ListItemsCommand {
    package static let command = Command(
        "list",
        aliases: ["ls"],
        summary: "any items, in any order",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [sort, by],
        notes: [
            "Without a filter: what is open and does not wait for a later day.",
            "Filters: 3,5-7  +tag  -tag  project:home  pri:high  due:today  due.before:fri  due.after:fri, "
                + "or a word of the title or the note; all of them must hold, \"or\" separates alternatives.",
            "States: open  closed  all  waiting  blocked  overdue, and ids, show what they name, be it open or not.",
            "Sort: \(keys.strung(with: "  ")); a minus turns a key around: -priority begins with high, "
                + "-created with the newest. What has none comes last; then the day, the priority and the id decide.",
        ],
        examples: [
            Command.Example("adder list", "what is open"),
            Command.Example("adder ls +home or project:garden", "only what matches, due or not"),
            Command.Example("adder ls --sort due,-priority --by project", "by project, in that order"),
            Command.Example("adder ls closed --sort -completed", "what is done, the latest first"),
        ]
    )

    private static let keys = ListItemsRequest.SortKey.Name.allCases.map(\.rawValue)
    private static let sort = Option("sort", value: .keys(keys), summary: "in which order")
    private static let by = Option(
        "by",
        value: .choice(ListItemsRequest.Grouping.allCases.map(\.rawValue)),
        summary: "what to group by"
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(Misunderstanding) -> ListItemsRequest {
        let order = SortWords.keys(invocation.value(of: sort) ?? "").compactMap { key in
            ListItemsRequest.SortKey.Name(rawValue: key.name).map {
                ListItemsRequest.SortKey($0, isDescending: key.isDescending)
            }
        }
        return ListItemsRequest(
            filter: try FilterWords(dates: dates).read(invocation.operands),
            order: order,
            grouping: invocation.value(of: by).flatMap(ListItemsRequest.Grouping.init) ?? .none
        )
    }
}
