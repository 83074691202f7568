import Boundary
package import Grammar

/// How "change" is said on the command line.
package enum ChangeItemCommand {
    package static let command = Command(
        "change",
        aliases: ["mod"],
        foreignNames: ["modify", "update"],
        summary: "change items",
        operands: .changes,
        placeholder: "ID… CHANGES | FILTER… to CHANGES",
        options: [.yes],
        notes: [
            "Changes: +tag  -tag  @place  due:mon  wait:fri  project:home  pri:high  every:week  again:2weeks  needs:3,4  "
                + "parent:7  note:\"call first\", or a new title; a date at the end is when it is due.",
            "A key without a value clears it: due:  project:  needs:.",
            "+1w and the like count from today.",
            "A filter that finds several items asks first, or needs --yes.",
        ],
        examples: [
            Command.Example("adder change 3,5-7 +urgent -later due:+1w", "tags and day of these items"),
            Command.Example("adder change 3 Buy oat milk tomorrow", "a new title, and due tomorrow"),
            Command.Example("adder change +garden overdue to due:sat", "what matches, once you have said yes"),
        ],
        group: .change,
        picks: .open
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(Misunderstanding) -> ChangeItemRequest {
        guard !invocation.operands.isEmpty else {
            throw .missingWords(command: command.name, example: command.examples[0].line)
        }
        guard let split = SelectionWords.split(invocation.operands) else {
            throw .missingItems(example: command.examples[2].line)
        }
        guard !split.rest.isEmpty else {
            throw .missingWords(command: command.name, example: command.examples[0].line)
        }
        let reading = try ChangeText(dates: dates).read(split.rest)
        let filter = try FilterWords(dates: dates).read(split.items)
        return ChangeItemRequest(
            choice: ItemChoice(filter, isConfirmed: invocation.has(.yes), typed: invocation.line),
            changes: reading.changes,
            hints: reading.hints
        )
    }
}
