package import CommandLine
import ItemLanguage
import Vocabulary

package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        operands: .filter(picking: .open),
        placeholder: "ID…|FILTER…",
        options: [.yes],
        notes: [
            "A filter matches only open items. If several match, adder asks for confirmation unless --yes is given."
        ],
        examples: [
            .init("adder {{command}} 3,5-7", "these items"),
            .init("adder {{command}} +errand", "matching items, after confirmation"),
        ],
        group: .change
    )
}
