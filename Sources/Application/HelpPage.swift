import Boundary
import Grammar

/// What `adder help` and `--help` answer.
enum HelpPage {
    static let command = Command(
        "help",
        summary: "explain adder or one of its commands",
        operands: .command,
        placeholder: "[COMMAND]",
        examples: [Command.Example("adder help add", "what can stand in an item's text")],
        group: .adder
    )

    static let examples = [
        Command.Example("adder add Pay rent fri 5pm +money", "put something on the list"),
        Command.Example("adder upcoming", "see what is due through next week"),
        Command.Example("adder done 3", "say that it is done"),
        Command.Example("adder undo", "take the last change back"),
        Command.Example("adder", "open the list and stay in it"),
    ]

    static func text(for invocation: Invocation, _ commands: [Command]) throws(Misunderstanding) -> String {
        guard let name = topic(of: invocation) else { return HelpText.overview(commands, examples: examples) }
        return HelpText.page(try commands.command(called: name))
    }

    /// The command to explain; nil for all of them.
    private static func topic(of invocation: Invocation) -> String? {
        guard invocation.command == command.name else { return invocation.command }
        return invocation.operands.first?.text ?? (invocation.has(.help) ? command.name : nil)
    }
}
