import CommandLine
import ItemLanguage

/// The output of `adder help` and `--help`.
enum HelpPage {
    static let command = Command(
        "help",
        summary: "show help for adder, a command or a topic",
        operands: .command(or: LanguageManual.topics),
        placeholder: "[COMMAND|TOPIC]",
        notes: ["Topics: \(LanguageManual.topics.joined(by: "  "))"],
        examples: [
            Command.Example("adder help add", "show the syntax of an item's text"),
            Command.Example("adder help filters", "show the words of filters"),
        ],
        group: .adder
    )

    static let examples = [
        Command.Example("adder add Pay rent fri 5pm +money", "add an item"),
        Command.Example("adder upcoming", "show items due through next week"),
        Command.Example("adder done 3", "complete item 3"),
        Command.Example("adder undo", "undo the last change"),
        Command.Example("adder", "open the interactive shell"),
    ]

    /// - Parameter columns: The width of the window; `nil` if there is none.
    static func text(
        for invocation: Invocation,
        _ commands: [Command],
        columns: Int? = nil
    ) throws(UsageError) -> String {
        let help = HelpText(.adder, columns: columns)
        guard let name = topic(of: invocation) else { return help.overview(commands, examples: examples) }
        if let topic = LanguageManual.subsection(of: name) { return help.page(topic) }
        return help.page(try commands.command(named: name, of: .adder))
    }

    /// The name of the command to explain, or `nil` for the overview.
    private static func topic(of invocation: Invocation) -> String? {
        guard invocation.command == command.name else { return invocation.command }
        return invocation.operands.first?.text ?? (invocation.has(.help) ? command.name : nil)
    }
}
