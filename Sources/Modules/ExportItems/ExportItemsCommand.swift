package import CommandLine
import ItemLanguage
import Vocabulary

package enum ExportItemsCommand {
    private static let format = Option(
        "format",
        value: .choice(ForeignFormat.allCases.map(\.rawValue), otherNames: ForeignFormat.names),
        summary: "the format to write"
    )
    private static let file = Option("output", value: .path("FILE"), summary: "write to this file")
    private static let strict = Option("strict", summary: "write nothing if the format can't hold everything")
    private static let ids = Option("ids", summary: "in text files such as todo.txt: include UUIDs")
    private static let recur = Option("recur", summary: "taskwarrior: let Taskwarrior repeat the items")

    package static let command = Command(
        "export",
        summary: "write items in the format of another program",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [format, file, ids, recur, strict, .yes],
        notes: [
            "Formats: \(ForeignFormat.allCases.map(\.rawValue).joined(by: "  "))",
            "--format also accepts file extensions, such as md.",
            "Without --format, the file name determines the format (.txt, .ics, .csv, .md, .org, .json). On standard output, the "
                + "default is json.",
            "Without a filter, exports all items, including done ones. As in list, a filter matches only open items unless it "
                + "names a state; unlike in list, waiting items are included.",
            "What the format can't hold is listed on standard error. With --strict, nothing is written in that case. UUIDs and "
                + "the times at which an item was created, changed and completed only count with --ids.",
            "An existing file is replaced only after confirmation or with --yes. The file appears when it is complete. A "
                + "symbolic link is replaced itself; the file that it leads to stays unchanged.",
        ],
        examples: [
            .init("adder export --format todo.txt", "print all items"),
            .init("adder export +office --output office.ics", "open items with a tag, as a calendar"),
            .init("adder export project:home --format markdown", "a checklist"),
            .init("adder export --output all.csv --yes", "a table, replacing the last one"),
        ],
        group: .adder
    )

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> ExportItemsRequest {
        let path = invocation.value(of: file).flatMap { $0 == "-" ? nil : $0 }
        let named = invocation.value(of: format).flatMap(ForeignFormat.init(name:))
        guard let format = named ?? path.map(ForeignFormat.init(fileName:)) ?? .json else {
            let formats = ForeignFormat.allCases.map(\.rawValue)
            throw .usage(.missingChoice(option: "format", of: path ?? "", choices: formats))
        }
        if invocation.has(ids), ![.todoTxt, .markdown, .obsidian, .org, .taskPaper].contains(format) {
            throw .usage(.conflictingOptions("--\(ids.name)", "--format \(format.rawValue)"))
        }
        if invocation.has(recur), format != .taskwarrior {
            throw .usage(.conflictingOptions("--\(recur.name)", "--format \(format.rawValue)"))
        }
        return ExportItemsRequest(
            filter: try FilterWords(dates: dates).read(invocation),
            format: format,
            path: path,
            replacesFile: invocation.has(.yes),
            isStrict: invocation.has(strict),
            keepsUUIDs: invocation.has(ids),
            handsOverRepetition: invocation.has(recur)
        )
    }
}
