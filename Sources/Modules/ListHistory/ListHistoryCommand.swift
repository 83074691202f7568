import Boundary
package import Grammar

/// How "history" is said on the command line.
package enum ListHistoryCommand {
    /// How many changes a terminal shows unless someone says how many.
    static let screenful = 20

    package static let command = Command(
        "history",
        foreignNames: ["log"],
        summary: "what was done to the list, the newest first",
        operands: .count,
        placeholder: "[N]",
        notes: [
            "In front of a change stands what reaches it. Where that is undo 3, adder undo 3 "
                + "takes back this change and those above it that are not undone yet; where it is "
                + "redo 2, adder redo 2 makes this change again, and the undone one below it first.",
            "What is undone and has neither stays so, as something new was done since.",
            "A terminal shows the last \(screenful) changes; pipes, files and --json get all of them.",
            "adder show 3 tells what became of one item.",
        ],
        examples: [
            Command.Example("adder history", "what was done last"),
            Command.Example("adder history 100", "the last hundred changes"),
        ]
    )

    static func request(from invocation: Invocation) throws(Misunderstanding) -> ListHistoryRequest {
        ListHistoryRequest(count: try CountWords.read(invocation))
    }
}
