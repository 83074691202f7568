package import CommandLine
import ItemLanguage
import Vocabulary

package enum ReopenItemCommand {
    package static let command = Command(
        "reopen",
        foreignNames: ["undone", "uncomplete"],
        summary: "reopen completed items",
        operands: .filter(picking: .closed),
        placeholder: "ID…|FILTER…",
        options: [.yes],
        notes: [
            "A filter matches only done items. If several match, adder asks for confirmation unless --yes is given.",
            Command.pickerNote,
        ],
        examples: [
            .init("adder reopen 3,5-7", "reopen these items"),
            .init("adder reopen +errand @town", "reopen all matching items, after confirmation"),
        ],
        group: .change
    )
}
