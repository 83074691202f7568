package import CommandLine
import ItemLanguage

package enum OpenLinksCommand {
    package static let command = Command(
        "browse",
        foreignNames: ["links", "taskopen", "url"],
        summary: "open links in titles and notes",
        operands: .filter,
        placeholder: "[FILTER…]",
        notes: [
            "Opens web and mail addresses with the command in BROWSER, or else with xdg-open. If there are several, you choose.",
            "Prints the links instead with --plain, and without a terminal.",
        ],
        examples: [
            .init("adder browse 12", "open the link of an item"),
            .init("adder browse +read", "choose among the links of matching items"),
        ],
        group: .view
    )
}
