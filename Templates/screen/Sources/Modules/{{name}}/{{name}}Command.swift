package import CommandLine
import ItemLanguage
import Vocabulary

package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        operands: .filter,
        placeholder: "[FILTER…]",
        notes: ["Lists open items. On the screen, a dialog leads to one of them."],
        examples: [
            .init("adder {{command}}", "all open items"),
            .init("adder {{command}} +home", "matching items"),
        ],
        group: .view
    )
}
