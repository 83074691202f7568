package import CommandLine
import ItemLanguage

package enum BackUpListCommand {
    private static let list = Option("list", summary: "list existing backups")

    package static let command = Command(
        "backup",
        foreignNames: ["save", "dump"],
        summary: "back up the list, or show its backups",
        operands: .file,
        placeholder: "[PATH]",
        options: [list, .yes],
        notes: [
            "Without a path, the backup is stored beside the list, with the date and time in its name. If the path is a "
                + "folder, the backup is stored there. It is verified before it gets its final name.",
            "An existing file is replaced only after confirmation or with --yes.",
        ],
        examples: [
            .init("adder backup", "store a backup beside the list"),
            .init("adder backup adder-copy.db --yes", "replace this file without asking"),
            .init("adder backup --list", "dates and sizes of the backups"),
        ],
        group: .adder
    )

    static func request(from invocation: Invocation) throws(InputError) -> BackUpListRequest {
        let path = invocation.operands.first?.text
        if invocation.has(list) {
            if let path { throw .unexpectedArgument(path, command: command.name) }
            return .showAll
        }
        if let path, path.isEmpty {
            throw .missingArgument(command: command.name, example: command.examples[1].line)
        }
        return .make(path: path, isConfirmed: invocation.has(.yes))
    }
}
