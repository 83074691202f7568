package import CommandLine
import ItemLanguage

package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        operands: .filter,
        placeholder: "[FILTER…]",
        notes: [
            "With a filter, only matching items are counted. See adder help filters."
        ],
        examples: [
            .init("adder {{command}}", "all tags"),
            .init("adder {{command}} project:home", "tags of matching items"),
        ],
        group: .view
    )
}
