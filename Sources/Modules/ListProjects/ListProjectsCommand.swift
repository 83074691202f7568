package import CommandLine
import ItemLanguage

package enum ListProjectsCommand {
    package static let command = Command(
        "projects",
        foreignNames: ["summary"],
        summary: "list projects with open and done counts",
        operands: .filter,
        placeholder: "[FILTER…]",
        notes: [
            "With a filter, only matching items are counted. See adder help filters.",
            "A subproject such as home.garden counts for itself and for home.",
        ],
        examples: [
            .init("adder projects", "all projects"),
            .init("adder projects +urgent", "projects of matching items"),
        ],
        group: .view
    )
}
