import CommandLine
import ItemLanguage
import Vocabulary

/// A command for each kind of operands.
enum SampleCommands {
    static let restore = command("restore", .backup)

    static let completed = [
        command("add", .text), command("up", .filter, options: [by]), command("find", .words),
        command("done", .filter(picking: .open), options: [.yes]), command("show", .ids(picking: .any)),
        command("change", .changes(picking: .open)),
    ]

    private static let by = Option("by", value: .choice(["due", "tag"]), summary: "how to group")

    private static func command(_ name: String, _ operands: Operands, options: [Option] = []) -> Command {
        Command(name, summary: name, operands: operands, options: options, examples: [])
    }
}
