import Boundary
import Grammar

/// What `adder completions` answers.
enum CompletionsPage {
    private static let shells = Shell.allCases.map(\.rawValue)

    static let command = Command(
        "completions",
        summary: "let a shell complete commands, tags, projects and items",
        operands: .choice(shells),
        placeholder: shells.strung(with: "|"),
        notes: [
            "Prints what the shell has to read; make install puts it where shells look for it by themselves.",
            "zsh wants it behind compinit.",
        ],
        examples: [
            Command.Example("adder completions bash", "in ~/.bashrc: source <(adder completions bash)"),
            Command.Example("adder completions zsh", "in ~/.zshrc: source <(adder completions zsh)"),
            Command.Example("adder completions fish", "in config.fish: adder completions fish | source"),
        ],
        group: .adder
    )

    static func text(for invocation: Invocation) throws(Misunderstanding) -> String {
        guard let name = invocation.operands.first?.text else {
            throw .missingValue(option: "adder \(command.name)", placeholder: command.placeholder)
        }
        guard let shell = Shell(rawValue: name) else {
            throw .wrongChoice(option: "The shell", value: name, choices: shells)
        }
        return shell.script
    }
}
