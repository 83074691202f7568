package import CommandLine
import ItemLanguage

package enum ListHistoryCommand {
    /// The default number of changes on a terminal.
    static let screenful = 20

    package static let command = Command(
        "history",
        foreignNames: ["log"],
        summary: "show past changes, newest first",
        operands: .count,
        placeholder: "[N]",
        notes: [
            "Each change is listed with the undo or redo command that reaches it. For example, adder undo 3 reverses the "
                + "change marked undo 3 and the newer ones above; adder redo 2 reapplies the one marked redo 2 after "
                + "the undone one below it.",
            "An undone change without a command can't be redone: a new change has discarded the redo history.",
            "A terminal shows the last \(screenful) changes; pipes, files and --json get all of them.",
            "Use adder show 3 to see the history of one item.",
        ],
        examples: [
            .init("adder history", "the latest changes"),
            .init("adder history 100", "the last 100 changes"),
        ],
        group: .view
    )

    static func request(from invocation: Invocation) throws(InputError) -> ListHistoryRequest {
        ListHistoryRequest(count: try CountWords.read(invocation))
    }
}
