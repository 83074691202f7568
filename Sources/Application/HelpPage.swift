import Boundary
import Grammar

/// What `adder help` and `--help` answer.
enum HelpPage {
    static let command = Command(
        "help",
        summary: "explain adder or one of its commands",
        operands: .command,
        placeholder: "[COMMAND]",
        examples: [Command.Example("adder help add", "what can stand in an item's text")]
    )

    private static let examples = [
        Command.Example("adder add Pay rent fri 5pm +money", "put something on the list"),
        Command.Example("adder upcoming", "see what is due through next week"),
        Command.Example("adder", "open the list and stay in it"),
    ]

    static func text(for invocation: Invocation, _ commands: [Command]) throws(Misunderstanding) -> String {
        let all = commands + [command]
        let asked = invocation.command == command.name ? invocation.operands.first?.text : invocation.command
        guard let asked else {
            return invocation.command == nil || invocation.operands.isEmpty && !invocation.has(.help)
                ? HelpText.overview(all, examples: examples) : HelpText.page(command)
        }
        guard let found = all.first(where: { $0.isCalled(asked) }) else {
            throw .unknownCommand(asked, suggestion: Suggestion.nearest(to: asked, among: all.map(\.name)))
        }
        return HelpText.page(found)
    }
}
