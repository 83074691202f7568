package import CommandLine
import ItemLanguage
import Vocabulary

package enum ShowItemCommand {
    package static let command = Command(
        "show",
        foreignNames: ["info", "view"],
        summary: "show all details of items",
        operands: .filter(picking: .any),
        placeholder: "ID…|FILTER…",
        notes: [
            "The details include dependencies, parts, the next occurrences and the history of each item, and its state on "
                + "the server if the list is synchronized.",
            "A filter matches open items only, unless it contains closed, all or completed:.",
        ],
        examples: [.init("adder show 3", "show item 3 with its history")],
        group: .view
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ShowItemRequest {
        guard !invocation.operands.isEmpty else {
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        return ShowItemRequest(filter: try FilterWords(dates: dates).read(invocation))
    }
}
