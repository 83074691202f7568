package import CommandLine
import ItemLanguage
import Vocabulary

package enum RemoveItemCommand {
    package static let command = Command(
        "remove",
        aliases: ["rm", "delete"],
        foreignNames: ["del"],
        summary: "remove items after confirmation",
        operands: .filter(picking: .any),
        placeholder: "ID…|FILTER…",
        options: [.yes],
        notes: [
            "A filter removes open items only, unless it contains closed, all or completed:. An id removes any "
                + "item. Always asks for confirmation unless --yes is given.",
            "adder undo restores removed items.",
            Command.pickerNote,
        ],
        examples: [
            .init("adder remove 3,5-7", "these items"),
            .init("adder rm +errand closed --yes", "all done items tagged errand, without asking"),
        ],
        group: .change
    )
}
