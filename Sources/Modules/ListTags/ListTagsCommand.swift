package import Grammar

/// The `tags` command.
package enum ListTagsCommand {
    package static let command = Command(
        "tags",
        summary: "list tags with open and done counts",
        operands: .filter,
        placeholder: "[FILTER…]",
        notes: [
            "With a filter, only matching items are counted. See adder help list for filters."
        ],
        examples: [
            Command.Example("adder tags", "all tags"),
            Command.Example("adder tags project:home", "tags of matching items"),
        ]
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ListTagsRequest {
        ListTagsRequest(filter: try FilterWords(dates: dates).read(invocation.operands))
    }
}
