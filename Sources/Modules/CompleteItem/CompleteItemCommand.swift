package import CommandLine
import ItemLanguage
import Vocabulary

package enum CompleteItemCommand {
    package static let command = Command(
        "done",
        aliases: ["do"],
        foreignNames: ["complete", "finish"],
        summary: "complete items",
        operands: .filter(picking: .open),
        placeholder: "ID…|FILTER…",
        options: [.yes],
        notes: [
            "Completing a repeating item adds its next occurrence. Items that depended only on completed items are unblocked.",
            "If a filter matches several items, adder asks for confirmation unless --yes is given.",
        ],
        examples: [
            .init("adder done 3,5-7", "these items"),
            .init("adder do +errand @town", "all matching items, after confirmation"),
        ],
        group: .change
    )
}
