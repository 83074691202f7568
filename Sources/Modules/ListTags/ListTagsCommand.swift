import Boundary
package import Grammar

/// How "tags" is said on the command line.
package enum ListTagsCommand {
    package static let command = Command(
        "tags",
        summary: "tags, with how many items are open and done",
        operands: .filter,
        placeholder: "[FILTER…]",
        notes: [
            "With a filter, only the items that match are counted; adder help list tells of filters."
        ],
        examples: [
            Command.Example("adder tags", "all of them"),
            Command.Example("adder tags project:home", "those of the items that match"),
        ]
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(Misunderstanding) -> ListTagsRequest {
        ListTagsRequest(filter: try FilterWords(dates: dates).read(invocation.operands))
    }
}
