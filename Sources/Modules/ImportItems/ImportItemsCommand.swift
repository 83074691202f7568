package import CommandLine
import ItemLanguage
import Vocabulary

package enum ImportItemsCommand {
    private static let format = Option(
        "format",
        value: .choice(ForeignFormat.allCases.map(\.rawValue)),
        summary: "the format of the file"
    )
    private static let dryRun = Option("dry-run", summary: "only show what would be imported")
    private static let update = Option("update", summary: "take over what is newer in the file")
    private static let strict = Option("strict", summary: "import nothing if anything would be lost")

    package static let command = Command(
        "import",
        foreignNames: ["load"],
        summary: "add the items of another program's file",
        operands: .file,
        placeholder: "FILE|-",
        options: [format, dryRun, update, strict],
        notes: [
            "Formats: \(ForeignFormat.allCases.map(\.rawValue).joined(by: "  "))",
            "adder recognizes the format by the name and the beginning of the file, unless --format names it. With -, it "
                + "reads standard input.",
            "To take over everything from Taskwarrior: task export | adder import -",
            "All items are imported or none, as one change that undo reverses.",
            "Items that are already in the list are not added again. If they differ, they are left as they are and listed; "
                + "with --update, they take over what was changed later in the file.",
            "What can't be imported is listed on standard error, with line numbers.",
        ],
        examples: [
            .init("adder import todo.txt", "the items of a todo.txt file"),
            .init("adder import tasks.json --dry-run", "only show what would happen"),
            .init("adder import list.json --update", "take over what is newer in the file"),
            .init("adder import calendar.ics --strict", "all or nothing"),
        ],
        group: .adder
    )

    enum Action: Equatable {
        case importItems(ImportItemsRequest)
        case explain
    }

    /// - Parameter canExplain: `true` if a person reads the answer.
    static func action(from invocation: Invocation, canExplain: Bool) throws(InputError) -> Action {
        guard let path = invocation.operands.first?.text, !path.isEmpty else {
            if canExplain, invocation.operands.isEmpty { return .explain }
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        return .importItems(
            ImportItemsRequest(
                path: invocation.readsStandardInput ? nil : path,
                format: invocation.value(of: format).flatMap(ForeignFormat.init(rawValue:)),
                updates: invocation.has(update),
                isDryRun: invocation.has(dryRun),
                isStrict: invocation.has(strict),
                typed: invocation.line
            )
        )
    }
}
