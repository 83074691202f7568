import CommandLine
import Presentation
import ProgramOutput
import Vocabulary

/// Messages shared by the text and JSON presenters.
enum ImportItemsSentences {
    static let heading = "Not everything could be imported. Losses, with line numbers:"

    static let introduction = "adder imports the items of these files:"
    static let reading = "Reading from the terminal; end with Ctrl-D."

    /// Says what the format would call an item, as the file may have another format than its name says.
    static func nothing(in format: ForeignFormat) -> String? {
        switch format {
        case .markdown, .obsidian: "No checkboxes found."
        case .org: "No headings with keywords such as TODO found."
        case .taskPaper: "No tasks found. They begin with a hyphen."
        case .json: "No tasks found."
        default: nil
        }
    }

    static func progress(_ items: Int) -> String {
        "Read \(ChangeSentences.count(items)) so far."
    }

    static func action(_ items: String, isDryRun: Bool) -> String {
        isDryRun ? "Would import \(items)" : "Imported \(items)"
    }

    /// - Parameter path: The file, or `nil` for standard input.
    static func advice(_ shared: ImportItemsResponse.SharedTime, path: String?, canUndo: Bool) -> String {
        let command = LineSplitter.joined(["adder", "import", path ?? "-"])
        let source = path == nil ? "task export | " : ""
        let way = canUndo ? "undo the import and repeat it" : "import it"
        return
            "\(shared.count) due dates have the same time, \(shared.time). If the file comes from another time zone, "
            + "\(way) with that zone: \(source)TZ=Europe/Berlin \(command)"
    }

    /// `Taskwarrior, ids 12-20`.
    static func detail(_ format: ForeignFormat, ids: ClosedRange<Int>?) -> String {
        let format = ForeignFormatWords.name(format)
        guard let ids else { return format }
        return ids.count == 1
            ? "\(format), id \(ids.lowerBound)" : "\(format), ids \(ids.lowerBound)-\(ids.upperBound)"
    }

    static func updated(_ items: [ItemName], isDryRun: Bool) -> String {
        isDryRun ? "Would update: \(names(items))." : "Updated: \(names(items))."
    }

    static func unchanged(_ items: Int) -> String {
        "Already in the list: \(ChangeSentences.count(items))."
    }

    /// Says that the file may be an export of the list in a format that has no UUIDs unless `--ids` adds them.
    static func lookalikes(_ count: Int, in format: ForeignFormat) -> String {
        let items =
            "\(ChangeSentences.count(count)) \(count == 1 ? "has" : "have") the title of another item in the list."
        return format.hasOptionalIDs
            ? items + " To keep a later import from adding items twice, export with --ids." : items
    }

    static func different(_ items: [ItemName]) -> String {
        "Different in the list and left unchanged: \(names(items)). Use --update to apply newer values from the file."
    }

    static func older(_ items: [ItemName]) -> String {
        "Changed more recently in the list and left unchanged: \(names(items))."
    }

    static func renumbered(_ ids: [ImportItemsResponse.Renumbering]) -> String {
        let first = ids.prefix(maximumNameCount).map { "\($0.old) → \($0.new)" }
        return "New ids: \(ChangeSentences.some(first, of: ids.count))."
    }

    private static func names(_ items: [ItemName]) -> String {
        let first = items.prefix(maximumNameCount).map { ChangeSentences.name($0.id, $0.title) }
        return ChangeSentences.some(first, of: items.count)
    }

    private static let maximumNameCount = 8

    static let refusal = ErrorMessage(.badData, "Nothing was imported because of --strict.")

    static func errorMessage(_ failure: ImportItemsFailure, _ router: any ImportItemsRouting) -> ErrorMessage {
        switch failure {
        case .storage(let failure):
            return ErrorMessage(failure, router)
        case .file(let failure):
            return errorMessage(ofFile: failure, router)
        case .unclearFormat(let formats, let path):
            return ErrorMessage(
                .badData,
                "Can't tell the format of \(path ?? "standard input"). Use --format, for example "
                    + "--format \((formats.first ?? .todoTxt).rawValue)."
            )
        case .badFile(let error, let path):
            let place = "\(path ?? "Standard input"), line \(error.line), column \(error.column)"
            return ErrorMessage(.badData, "\(place): \(sentence(error.reason)) Nothing was imported.")
        }
    }

    private static func errorMessage(ofFile failure: ListError, _ router: any ImportItemsRouting) -> ErrorMessage {
        let path = failure.path
        return switch failure.kind {
        case .notAFile:
            ErrorMessage(
                .notFound,
                "\(path) is \(failure.detail), not a file. To import several files at once: "
                    + "cat \(LineSplitter.joined([path]))/*.ics | adder import -"
            )
        case .notPermitted, .readOnly: ErrorMessage(.notPermitted, "No permission to read \(path).")
        case .cannotCreate: ErrorMessage(.notFound, "Can't open \(path) (\(failure.detail)).")
        case .outOfMemory, .interrupted: ErrorMessage(failure, router)
        default: ErrorMessage(.outputFailed, "Can't read \(path) (\(failure.detail)). Nothing was imported.")
        }
    }

    private static func sentence(_ reason: ForeignFileError.Reason) -> String {
        switch reason {
        case .encoding(let name): "The text is in \(name). Convert it to UTF-8, for example with iconv -f \(name)."
        case .notUTF8: "The text is not valid UTF-8."
        case .binary: "This is not a text file."
        case .html: "This is a web page, not a file with items. Download the file itself."
        case .known(.taskwarriorData):
            "This is Taskwarrior's own data. Import the output of task export instead."
        case .known(.dstaskData):
            "This is a file of dstask. Import the output of dstask show-open and dstask show-resolved instead."
        case .known(.contacts): "These are contacts, not items."
        case .known(.xml): "adder can't read XML. Export the items in another format, such as CSV."
        case .known(.yaml):
            "adder can't read YAML. Export the items as JSON, or use --format todo.txt to make each line an item."
        case .known(.text):
            "This looks like text rather than a list. To make each line an item, use --format todo.txt."
        case .misnamed(let named, let shown):
            "The content looks like \(ForeignFormatWords.name(shown)), not \(ForeignFormatWords.name(named)). Use "
                + "--format \(shown.rawValue), or --format \(named.rawValue) to read it as the name says."
        case .lineTooLong(let limit): "A line is longer than \(BackupWords.size(limit))."
        case .itemTooLong(let limit): "An item is larger than \(BackupWords.size(limit))."
        case .nestedTooDeep(let limit): "The data is nested more than \(limit) levels deep."
        case .truncated(let what): "The file ends in the middle of \(what)."
        case .expected(let what): "Expected \(what)."
        case .badValue(let field, let value): "“\(value)” is not a valid value for \(field)."
        case .otherTable(let columns):
            "The file has columns or keys such as \(columns.prefix(3).map { "“\($0)”" }.joined(separator: ", ")), which are not about "
                + "tasks. If they describe tasks, add one named “status”."
        case .noTitles: "The table has no title column. Name a column “title”."
        }
    }
}

extension ForeignFormat {
    /// `true` for text in which `export --ids` writes UUIDs.
    fileprivate var hasOptionalIDs: Bool {
        switch self {
        case .todoTxt, .markdown, .obsidian, .org, .taskPaper: true
        case .taskwarrior, .iCalendar, .csv, .json: false
        }
    }
}
