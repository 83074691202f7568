import CommandLine

/// Sample commands with each kind of operands.
enum SampleCommands {
    static let by = Option("by", value: .choice(["due", "tag"]), summary: "how to group")
    static let limit = Option("limit", letter: "n", value: .word("N"), summary: "how many")
    static let sort = Option("sort", value: .keys(["due", "priority"]), summary: "sort order")

    static func unknownKey(_ key: String, suggestion: String? = nil) -> UsageError {
        .unknownKey(option: "--sort", key: key, suggestion: suggestion, known: ["due", "priority"])
    }

    static let add = Command(
        "add",
        summary: "add an item",
        operands: Operands(.setting),
        placeholder: "TEXT…",
        notes: ["In the text: +tag  @place  due:fri"],
        examples: [Command.Example("adder add Pay rent fri 5pm +money pri:high", "due on Friday at 17:00")]
    )
    static let upcoming = Command(
        "upcoming",
        aliases: ["up"],
        foreignNames: ["agenda"],
        summary: "show items due through next week",
        operands: Operands(),
        placeholder: "[FILTER…]",
        options: [by],
        examples: [Command.Example("adder up +money", "only items with the tag")]
    )
    static let list = Command(
        "list",
        aliases: ["ls"],
        summary: "list items",
        operands: Operands(),
        placeholder: "[FILTER…]",
        options: [sort, limit, Option("by", value: .choice(["project", "tag"]), summary: "how to group")],
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
        operands: Operands(.filter),
        options: [.yes],
        examples: []
    )
    static let show = Command("show", summary: "show items in detail", operands: Operands(), examples: [])
    static let change = Command(
        "change",
        summary: "change items",
        operands: Operands(.changes),
        options: [Option("note", summary: "a note")],
        examples: []
    )
    static let top = Command(
        "top",
        summary: "show the first items",
        operands: Operands(.filter),
        placeholder: "[N]",
        examples: []
    )
    static let paint = Command("paint", summary: "paint in a color", operands: .choice(["red", "rose"]), examples: [])
    static let find = Command("find", summary: "search items", operands: Operands(.setting), examples: [])
    static let inner = Command("inner", summary: "internal", operands: .line, examples: [], audience: .programs)

    static let new = Command(
        "new",
        summary: "make a file",
        operands: Operands(minimum: 1, limit: 1),
        placeholder: "NAME",
        options: [
            Option("template", value: .word("T", lookup: SampleLookup.templates), summary: "the template"),
            Option("set", value: .word("KEY=VALUE"), summary: "a parameter", isRepeatable: true),
        ],
        examples: [Command.Example("adder new Page", "a page")]
    )

    static let completed = all + [done, show, change, paint, find, inner]

    /// The completed commands in a section of the overview.
    static let grouped = completed.map { command in
        Command(
            command.name,
            aliases: command.aliases,
            summary: command.summary,
            operands: command.operands,
            examples: command.examples,
            group: .view,
            audience: command.audience
        )
    }
}

enum SampleLookup: CompletionLookup {
    case templates
}

extension Program {
    static let sample = Program(
        "adder",
        summary: "a to-do list for the command line",
        options: [.json, .plain, .color, .db, .help, .version],
        ownOptions: [.keepGoing],
        alternatives: [[.json, .plain]],
        groups: [.change, .view, .adder],
        foreignWords: ForeignWords(
            commands: [ForeignCommand("copy cp", "add X", "copy it", alone: (line: "list", meaning: "see all"))],
            options: [ForeignOption("project p", "project:", value: "work"), ForeignOption("all a", "all")],
            line: { words, _ in words.allSatisfy { Int($0) != nil } ? "show \(LineSplitter.joined(words))" : nil }
        )
    )
}

extension Option {
    static let db = Option("db", value: .path("PATH"), summary: "use the list in this file")
    static let keepGoing = Option("keep-going", summary: "continue after a failed command")
}

extension Command.Group {
    static let change = Command.Group("Change", heading: "Commands that change the list")
    static let view = Command.Group("View", heading: "Commands that show the list")
    static let adder = Command.Group("Other", heading: "Other commands")
}
