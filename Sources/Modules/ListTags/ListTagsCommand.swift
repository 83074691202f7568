package import CommandLine
import ItemLanguage

package enum ListTagsCommand {
    package static let command = Command(
        "tags",
        summary: "list tags with open and done counts",
        operands: .filter,
        placeholder: "[FILTER…]",
        notes: [
            "With a filter, only matching items are counted. See adder help filters."
        ],
        examples: [
            .init("adder tags", "all tags"),
            .init("adder tags project:home", "tags of matching items"),
        ],
        group: .view
    )
}
