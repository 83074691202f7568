import CommandLine
import ItemLanguage

/// The output of `adder completions`.
enum CompletionsPage {
    private static let shells = CompletionShell.allCases.map(\.rawValue)

    static let command = Command(
        "completions",
        summary: "print a completion script for a shell",
        operands: .choice(shells),
        placeholder: shells.joined(by: "|"),
        notes: [
            "The script completes commands, tags, projects and items. make install installs it.",
            "In zsh, load it after compinit.",
        ],
        examples: [
            Command.Example("adder completions bash", "in ~/.bashrc: source <(adder completions bash)"),
            Command.Example("adder completions zsh", "in ~/.zshrc: source <(adder completions zsh)"),
            Command.Example("adder completions fish", "in config.fish: adder completions fish | source"),
        ],
        group: .adder
    )

    static func text(for invocation: Invocation) throws(UsageError) -> String {
        guard let name = invocation.operands.first?.text else {
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        guard let shell = CompletionShell(rawValue: name) else {
            throw .wrongChoice(option: command.name, value: name, choices: shells)
        }
        return shell.script(for: .adder)
    }
}
