package import CommandLine
import ItemLanguage
import Vocabulary

package enum ShowItemCommand {
    private static let full = Option("full", summary: "show the history and the UUID too")

    package static let command = Command(
        "show",
        foreignNames: ["info", "view"],
        summary: "show all details of items",
        operands: .filter(picking: .any),
        placeholder: "ID…|FILTER…",
        options: [full],
        notes: [
            "The details include dependencies, the tree of all parts, and the next occurrences of each item, how often a repeating item was "
                + "done, and the state on the server if the list is synchronized.",
            "They also mention what other programs keep with the item on the server: its place, link, start, alarms and "
                + "attachments, the part that is done, and the due date in its own time zone.",
            "A filter matches open items only, unless it contains closed, all or completed:.",
            Command.pickerNote,
        ],
        examples: [
            .init("adder show 3", "the details of item 3"), .init("adder show 3 --full", "with its history and UUID"),
        ],
        group: .view
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ShowItemRequest {
        guard !invocation.operands.isEmpty else {
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        return ShowItemRequest(
            filter: try FilterWords(dates: dates).read(invocation),
            isFull: invocation.has(full)
        )
    }

    /// Returns the request for items that were picked, with the options that were typed.
    static func request(for ids: [Int], _ invocation: Invocation) -> ShowItemRequest {
        ShowItemRequest(
            filter: ItemFilter(ids: ids),
            isFull: invocation.has(full)
        )
    }
}
