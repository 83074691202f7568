import Boundary
package import Grammar

/// How "projects" is said on the command line.
package enum ListProjectsCommand {
    package static let command = Command(
        "projects",
        summary: "projects, with how many items are open and done",
        operands: .filter,
        placeholder: "[FILTER…]",
        notes: [
            "With a filter, only the items that match are counted; adder help list tells of filters.",
            "What lies within a project, as home.garden within home, is counted for itself and for the one around it.",
        ],
        examples: [
            Command.Example("adder projects", "all of them"),
            Command.Example("adder projects +urgent", "those of the items that match"),
        ]
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(Misunderstanding) -> ListProjectsRequest {
        ListProjectsRequest(filter: try FilterWords(dates: dates).read(invocation.operands))
    }
}
