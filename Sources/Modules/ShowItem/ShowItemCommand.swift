import Boundary
package import Grammar

/// How "show" is said on the command line.
package enum ShowItemCommand {
    package static let command = Command(
        "show",
        foreignNames: ["info", "view"],
        summary: "everything that is known about items",
        operands: .filter,
        placeholder: "ID…|FILTER…",
        notes: ["What it needs and what waits for it, its parts, when it comes back, and what became of it so far."],
        examples: [Command.Example("adder show 3", "this item, its history included")],
        picks: .any
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(Misunderstanding) -> ShowItemRequest {
        guard !invocation.operands.isEmpty else {
            throw .missingWords(command: command.name, example: command.examples[0].line)
        }
        return ShowItemRequest(filter: try FilterWords(dates: dates).read(invocation.operands))
    }
}
