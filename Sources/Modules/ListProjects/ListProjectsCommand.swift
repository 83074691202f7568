package import Grammar

/// The `projects` command.
package enum ListProjectsCommand {
    package static let command = Command(
        "projects",
        summary: "list projects with open and done counts",
        operands: .filter,
        placeholder: "[FILTER…]",
        notes: [
            "With a filter, only matching items are counted. See adder help list for filters.",
            "A subproject such as home.garden counts for itself and for home.",
        ],
        examples: [
            Command.Example("adder projects", "all projects"),
            Command.Example("adder projects +urgent", "projects of matching items"),
        ]
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ListProjectsRequest {
        ListProjectsRequest(filter: try FilterWords(dates: dates).read(invocation.operands))
    }
}
