import CommandLine
import ItemLanguage
import Vocabulary

/// Sample commands with each kind of operands.
enum SampleCommands {
    static let by = Option("by", value: .choice(["due", "tag"]), summary: "how to group")
    static let sort = Option("sort", value: .keys(["due", "priority"]), summary: "sort order")

    static let add = Command(
        "add",
        summary: "add an item",
        operands: .text,
        placeholder: "TEXT…",
        notes: ["In the text: +tag  @place  due:fri"],
        examples: [Command.Example("adder add Pay rent fri 5pm +money pri:high", "due on Friday at 17:00")]
    )
    static let upcoming = Command(
        "upcoming",
        aliases: ["up"],
        foreignNames: ["agenda"],
        summary: "show items due through next week",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [by],
        examples: [Command.Example("adder up +money", "only items with the tag")]
    )
    static let list = Command(
        "list",
        aliases: ["ls"],
        summary: "list items",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [sort, Option("by", value: .choice(["project", "tag"]), summary: "how to group")],
        examples: []
    )
    static let stats = Command("stats", summary: "show statistics", operands: .none, examples: [])

    static let explain = Command("explain", summary: "explain a command", operands: .command, examples: [])

    static let all = [add, upcoming, list, stats, explain]

    // MARK: For completion

    static let done = Command(
        "done",
        aliases: ["do"],
        summary: "complete items",
        operands: .filter(picking: .open),
        options: [.yes],
        examples: []
    )
    static let show = Command("show", summary: "show items in detail", operands: .ids(picking: .any), examples: [])
    static let change = Command("change", summary: "change items", operands: .changes(picking: .open), examples: [])
    static let paint = Command("paint", summary: "paint in a colour", operands: .choice(["red", "rose"]), examples: [])
    static let find = Command("find", summary: "search items", operands: .words, examples: [])
    static let restore = Command("restore", summary: "restore a backup", operands: .backup, examples: [])
    static let inner = Command("inner", summary: "internal", operands: .line, examples: [], audience: .programs)

    static let completed = all + [done, show, change, paint, find, inner]
}
