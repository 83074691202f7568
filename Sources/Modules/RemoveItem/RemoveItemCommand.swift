package import CommandLine
import ItemLanguage
import Responses
import Vocabulary

/// The command "remove".
package enum RemoveItemCommand {
    package static let command = Command(
        "remove",
        aliases: ["rm"],
        foreignNames: ["delete", "del"],
        summary: "remove items after confirmation",
        operands: .filter(picking: .any),
        placeholder: "ID…|FILTER…",
        options: [.yes],
        notes: [
            "Removes open and done items alike. It always asks first; if it can't ask, it needs --yes.",
            "Nothing is lost for good: adder undo restores the items.",
        ],
        examples: [
            .init("adder remove 3,5-7", "these items"),
            .init("adder rm +errand closed --yes", "all done items tagged errand, without asking"),
        ],
        group: .change
    )
}
