package import CommandLine
import ItemLanguage
import Vocabulary

package enum ShowScreenCommand {
    package static let command = Command(
        "ui",
        foreignNames: ["tui", "screen"],
        summary: "open the full screen",
        operands: .filter,
        placeholder: "[FILTER…]",
        notes: [
            "Shows the list, its views, projects and tags, and the details of an item. A key acts on the current item or on the "
                + "marked ones; ? lists all keys.",
            "To have adder alone open it, set default-command to ui.",
        ],
        examples: [
            .init("adder ui", "open the screen"),
            .init("adder ui +home", "show only matching items"),
            .init("adder config default-command ui", "open it with adder alone"),
        ],
        group: .view
    )
}
