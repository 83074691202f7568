import CommandLine
import ItemLanguage

/// The output of `adder manual`, which `make install` turns into manual pages.
enum ManualPage {
    private static let list = Option("list", summary: "list the commands that have a manual page")

    static let command = Command(
        "manual",
        summary: "print the source of a manual page",
        operands: .command,
        placeholder: "[COMMAND]",
        options: [list],
        examples: [
            Command.Example("adder manual", "adder(1) in mdoc(7) format"),
            Command.Example("adder manual add", "adder-add(1)"),
        ],
        group: .adder,
        audience: .programs
    )

    static func page(for invocation: Invocation, _ commands: [Command]) throws(UsageError) -> Page {
        let manual = ManualText(.adder, commands, .adder)
        if invocation.has(list) { return .commands(manual.names) }
        guard let name = invocation.operands.first?.text else { return .text(manual.overview) }
        return .text(manual.page(try commands.command(named: name)))
    }
}
