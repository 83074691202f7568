package import Grammar

/// How the shell is opened from the command line, where `adder` alone does something else.
package enum ShellCommand {
    package static let command = Command(
        "shell",
        foreignNames: ["repl", "interactive"],
        summary: "open the list and stay in it",
        operands: .none,
        notes: [
            "This is what adder alone does on a terminal, unless the setting default-command says otherwise.",
            "Every command is typed without the word adder; help there tells more, quit leaves.",
            "Where standard input is no terminal, it is taken for commands, one a line.",
        ],
        examples: [Command.Example("adder shell", "the list, and then a prompt")],
        group: .adder
    )
}
