import Boundary
package import Grammar

/// How "reopen" is said on the command line.
package enum ReopenItemCommand {
    package static let command = Command(
        "reopen",
        foreignNames: ["undone", "uncomplete"],
        summary: "open items again that are done",
        operands: .filter,
        placeholder: "ID…|FILTER…",
        options: [.yes],
        notes: [
            "A filter finds only done items; one that finds several asks first, or needs --yes."
        ],
        examples: [
            Command.Example("adder reopen 3,5-7", "these items"),
            Command.Example("adder reopen +errand @town", "what is done and matches, once you have said yes"),
        ],
        group: .change,
        picks: .closed
    )
}
