package import CommandLine

extension Program {
    package static let adder = Program(
        "adder",
        summary: "a to-do list for the command line",
        options: [.json, .plain, .color, .db, .help, .version],
        ownOptions: [.keepGoing],
        alternatives: [[.json, .plain]],
        groups: [.change, .view, .adder],
        foreignWords: .adder
    )
}

extension Option {
    package static let db = Option("db", value: .path("PATH"), summary: "use the list in this file")
    package static let keepGoing = Option("keep-going", summary: "continue after a failed command from standard input")
}

extension Command.Group {
    package static let change = Command.Group("Change", heading: "Commands that change the list")
    package static let view = Command.Group("View", heading: "Commands that show the list")
    package static let adder = Command.Group("Other", heading: "Other commands")
}

extension Command {
    /// The note on a command whose items can be picked.
    package static let pickerNote =
        "Without operands on a terminal, you pick from a list: type some of the letters in order, move with the arrow keys, and "
        + "press Enter. Tab marks several items."
}

extension CommandLineParser {
    package init(_ commands: [Command]) {
        self.init(.adder, commands)
    }
}

extension TypedLine {
    package init(_ line: String) throws(UsageError) {
        try self.init(line, to: .adder)
    }
}
