import Boundary
package import Grammar

/// How "upcoming" is said on the command line.
package enum ListUpcomingCommand {
    package static let command = Command(
        "upcoming",
        aliases: ["up"],
        foreignNames: ["agenda", "next"],
        summary: "what is due through the last day of next week",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [by],
        notes: [
            "Filters: 3,5-7  +tag  -tag  project:home  pri:high  due:today  due.before:fri  due.after:fri  "
                + "overdue  waiting  blocked  all, or a word of the title or the note; all of them must hold, and "
                + "\"or\" separates alternatives.",
            "Items that wait for a later day are hidden, unless waiting or all asks for them.",
        ],
        examples: [
            Command.Example("adder upcoming", "overdue, today, tomorrow, later this week, next week"),
            Command.Example("adder up +home or project:garden", "only what matches"),
            Command.Example("adder up --by project", "the same days, grouped by project"),
        ]
    )

    private static let by = Option(
        "by",
        value: .choice(ListUpcomingRequest.Grouping.allCases.map(\.rawValue)),
        summary: "what to group by"
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(Misunderstanding) -> ListUpcomingRequest {
        ListUpcomingRequest(
            filter: try FilterWords(dates: dates).read(invocation.operands),
            grouping: invocation.value(of: by).flatMap(ListUpcomingRequest.Grouping.init) ?? .due
        )
    }
}
