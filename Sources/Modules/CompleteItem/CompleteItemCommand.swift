import Boundary
package import Grammar

/// How "done" is said on the command line.
package enum CompleteItemCommand {
    package static let command = Command(
        "done",
        aliases: ["do"],
        summary: "complete items",
        operands: .filter,
        placeholder: "ID…|FILTER…",
        options: [.yes],
        notes: [
            "What comes back leaves its next occurrence; what waited for a done item is free.",
            "A filter that finds several items asks first, or needs --yes.",
        ],
        examples: [
            Command.Example("adder done 3,5-7", "these items"),
            Command.Example("adder do +errand @town", "what matches, once you have said yes"),
        ]
    )

    static func choice(
        from invocation: Invocation,
        dates: DateReader
    ) throws(Misunderstanding) -> ItemChoice {
        guard !invocation.operands.isEmpty else {
            throw .missingWords(command: command.name, example: command.examples[0].line)
        }
        return ItemChoice(
            try FilterWords(dates: dates).read(invocation.operands),
            isConfirmed: invocation.has(.yes),
            typed: invocation.line
        )
    }
}
