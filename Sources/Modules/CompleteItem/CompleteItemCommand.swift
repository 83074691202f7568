import Boundary
package import Grammar

/// How "done" is said on the command line.
package enum CompleteItemCommand {
    package static let command = Command(
        "done",
        aliases: ["do"],
        foreignNames: ["complete", "finish"],
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
        ],
        group: .change,
        picks: .open
    )
}
