package import CommandLine
import ItemLanguage
import Vocabulary

package enum ImportItemsCommand {
    private static let format = Option(
        "format",
        value: .choice(ForeignFormat.allCases.map(\.rawValue), otherNames: ForeignFormat.names),
        summary: "the format of the file"
    )
    private static let dryRun = Option("dry-run", summary: "only show what would be imported")
    private static let update = Option("update", summary: "also update items that are already in the list")
    private static let strict = Option("strict", summary: "import nothing if anything would be lost")

    package static let command = Command(
        "import",
        foreignNames: ["load"],
        summary: "add the items of another program's file",
        operands: Operands(.path) { $0.words.isEmpty ? [.files(beginning: $0.beginning)] : [] },
        placeholder: "FILE|-",
        options: [format, dryRun, update, strict],
        notes: [
            "Formats: \(ForeignFormat.allCases.map(\.rawValue).joined(by: "  "))",
            "--format also accepts file extensions, such as md.",
            "adder recognizes the format by the name and the beginning of the file, unless --format names it. With -, it "
                + "reads standard input.",
            "To import everything from Taskwarrior: task export | adder import -",
            "To import several files as one change: cat *.ics | adder import -",
            "All items are imported or none, as one change that undo reverses.",
            "Items that are already in the list are not added again. If they differ from the file, they are listed and left "
                + "unchanged; with --update, they are updated unless the list has the later change.",
            "In a file without times of change, such as todo.txt, an imported item that was changed in adder after its "
                + "import counts as later in the list.",
            "What can't be imported is listed on standard error, with line numbers.",
        ],
        examples: [
            .init("adder import todo.txt", "the items of a todo.txt file"),
            .init("adder import tasks.json --dry-run", "only show what would happen"),
            .init("adder import list.json --update", "also update items already in the list"),
            .init("adder import calendar.ics --strict", "all or nothing"),
        ],
        group: .adder
    )

    enum Action: Equatable {
        case importItems(ImportItemsRequest)
        case showFormats
    }

    /// Returns the error for several files. Files of items without a common frame can be joined.
    private static func severalFiles(_ paths: [String]) -> InputError {
        let formats = Set(paths.map { ForeignFormat(fileName: $0) })
        guard formats.count == 1, let format = formats.first ?? nil,
            [.iCalendar, .todoTxt, .markdown, .org, .taskPaper].contains(format)
        else { return .command(.severalFiles(together: nil)) }
        let files = LineSplitter.joined(paths)
        return .command(.severalFiles(together: "cat \(files) | adder import - --format \(format.rawValue)"))
    }

    /// - Parameter canExplain: `true` if a person reads the answer.
    static func action(from invocation: Invocation, canExplain: Bool) throws(InputError) -> Action {
        let operand = invocation.operands.first
        if let operand, !operand.isLiteral, operand.text.hasPrefix("-"), operand.text != "-" {
            throw .usage(.unknownOption(operand.text, command: command.name, suggestion: nil, isText: false))
        }
        if invocation.operands.count > 1 { throw severalFiles(invocation.operands.map(\.text)) }
        guard let path = operand?.text, !path.isEmpty else {
            if canExplain, invocation.operands.isEmpty { return .showFormats }
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        return .importItems(
            ImportItemsRequest(
                path: invocation.readsStandardInput ? nil : path,
                format: invocation.value(of: format).flatMap(ForeignFormat.init(name:)),
                updates: invocation.has(update),
                isDryRun: invocation.has(dryRun),
                isStrict: invocation.has(strict),
                isTyped: canExplain,
                typed: invocation.line
            )
        )
    }
}
