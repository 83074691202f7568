package import Grammar
import Vocabulary

/// How "remove" is said on the command line.
package enum RemoveItemCommand {
    package static let command = Command(
        "remove",
        aliases: ["rm"],
        foreignNames: ["delete", "del"],
        summary: "remove items, once you have said yes",
        operands: .filter,
        placeholder: "ID…|FILTER…",
        options: [.yes],
        notes: [
            "Open and done items alike. It asks first, whatever was typed; where nobody can answer it needs --yes.",
            "Nothing is gone for good: adder undo brings it back.",
        ],
        examples: [
            Command.Example("adder remove 3,5-7", "these items"),
            Command.Example("adder rm +errand closed --yes", "what matches and is done, without a question"),
        ],
        group: .change,
        picks: .any
    )
}
