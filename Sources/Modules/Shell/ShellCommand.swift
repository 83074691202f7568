package import CommandLine
import ItemLanguage

/// The command-line syntax of `shell`, needed only if plain `adder` runs something else.
package enum ShellCommand {
    package static let command = Command(
        "shell",
        foreignNames: ["repl", "interactive"],
        summary: "open the interactive shell",
        operands: .none,
        notes: [
            "On a terminal, adder alone opens the shell, unless the setting default-command says otherwise.",
            "Type commands without the word adder. Type help for more, and quit to leave.",
            "If standard input is not a terminal, adder reads commands from it, one per line. It stops at the first error, unless --keep-going is given.",
        ],
        examples: [.init("adder shell", "show the list, then a prompt")],
        group: .adder
    )
}
