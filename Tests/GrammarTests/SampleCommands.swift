import Boundary
import Grammar

/// Commands of each kind that the grammar knows.
enum SampleCommands {
    static let by = Option("by", value: .choice(["due", "tag"]), summary: "how to group")
    static let sort = Option("sort", value: .keys(["due", "priority"]), summary: "in which order")

    static func unknownKey(_ key: String, suggestion: String? = nil) -> Misunderstanding {
        .unknownKey(option: "--sort", key: key, suggestion: suggestion, known: ["due", "priority"])
    }

    static let add = Command(
        "add",
        summary: "put something on the list",
        operands: .text,
        placeholder: "TEXT…",
        notes: ["In the text: +tag  @place  due:fri"],
        examples: [Command.Example("adder add Pay rent fri 5pm +money pri:high", "due on Friday at 17:00")]
    )
    static let upcoming = Command(
        "upcoming",
        aliases: ["up"],
        foreignNames: ["agenda"],
        summary: "what is due through next week",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [by],
        examples: [Command.Example("adder up +money", "only what has the tag")]
    )
    static let list = Command(
        "list",
        aliases: ["ls"],
        summary: "any items, in any order",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [sort, Option("by", value: .choice(["project", "tag"]), summary: "how to group")],
        examples: []
    )
    static let stats = Command("stats", summary: "counts and streaks", operands: .none, examples: [])

    static let explain = Command("explain", summary: "more of a command", operands: .command, examples: [])

    static let all = [add, upcoming, list, stats, explain]

    // MARK: For completion

    static let done = Command(
        "done",
        aliases: ["do"],
        summary: "complete items",
        operands: .filter,
        options: [.yes],
        examples: [],
        picks: .open
    )
    static let show = Command("show", summary: "everything of an item", operands: .ids, examples: [], picks: .any)
    static let change = Command("change", summary: "say it anew", operands: .changes, examples: [], picks: .open)
    static let paint = Command("paint", summary: "in a colour", operands: .choice(["red", "rose"]), examples: [])
    static let find = Command("find", summary: "by words", operands: .words, examples: [])
    static let restore = Command("restore", summary: "from a copy", operands: .backup, examples: [])
    static let inner = Command("inner", summary: "for us", operands: .line, examples: [], audience: .programs)

    static let completed = all + [done, show, change, paint, find, inner]
}
