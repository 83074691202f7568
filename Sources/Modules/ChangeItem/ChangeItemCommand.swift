package import CommandLine
import ItemLanguage
import Vocabulary

package enum ChangeItemCommand {
    package static let command = Command(
        "change",
        aliases: ["mod"],
        foreignNames: ["modify", "update"],
        summary: "change items",
        operands: .changes(picking: .open),
        placeholder: "ID… CHANGES | FILTER… to CHANGES",
        options: [.yes],
        notes: [
            "Changes: +tag  -tag  @place  due:mon  wait:fri  project:home  pri:high  every:week  again:2weeks  needs:3,4  "
                + "parent:7  note:\"call first\", or a new title. A date at the end is the due date.",
            "A key without a value, or with none, clears the field: due:  project:none. needs:+3  needs:-3  note:+text "
                + "change a part of it.",
            "Offsets such as +1w count from today.",
            "If a filter matches several items, adder asks for confirmation unless --yes is given.",
        ],
        examples: [
            .init("adder change 3,5-7 +urgent -later due:+1w", "tags and due date of these items"),
            .init("adder change 3 Buy oat milk tomorrow", "a new title, and due tomorrow"),
            .init("adder change +garden overdue to due:sat", "all matching items, after confirmation"),
        ],
        group: .change
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ChangeItemRequest {
        guard !invocation.operands.isEmpty else {
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        guard let split = SelectionWords.split(invocation.operands) else {
            throw .missingItems(example: command.examples[2].line)
        }
        guard !split.rest.isEmpty else {
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        let reading = try ChangeText(dates: dates).read(split.rest)
        let filter = try FilterWords(dates: dates).read(split.items, saved: invocation.definitions)
        return ChangeItemRequest(
            choice: ItemChoice(filter, isConfirmed: invocation.has(.yes), typed: invocation.line),
            changes: reading.changes,
            hints: reading.hints
        )
    }
}
