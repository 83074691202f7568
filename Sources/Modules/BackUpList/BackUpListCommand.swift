import Boundary
package import Grammar

/// How "backup" is said on the command line.
package enum BackUpListCommand {
    private static let list = Option("list", summary: "show which backups there are beside the list")

    package static let command = Command(
        "backup",
        foreignNames: ["save", "dump"],
        summary: "copy the list to a file, or show the copies",
        operands: .file,
        placeholder: "[PATH]",
        options: [list, .yes],
        notes: [
            "Without a path the copy goes beside the list, with day and time in its name; with the path of a folder it "
                + "goes there. It is checked before it gets its name.",
            "A file that is there already is replaced only once you have said yes, or with --yes.",
        ],
        examples: [
            Command.Example("adder backup", "beside the list"),
            Command.Example("adder backup adder-copy.db --yes", "into this file, whatever was in it"),
            Command.Example("adder backup --list", "which there are, of when, how large"),
        ],
        group: .adder
    )

    static func request(from invocation: Invocation) throws(Misunderstanding) -> BackUpListRequest {
        let path = invocation.operands.first?.text
        if invocation.has(list) {
            if let path { throw .unexpectedWord(path, command: command.name) }
            return BackUpListRequest(.showAll)
        }
        if let path, path.isEmpty { throw .missingValue(option: "adder \(command.name)", placeholder: "PATH") }
        return BackUpListRequest(.make(path: path, isConfirmed: invocation.has(.yes)))
    }
}
