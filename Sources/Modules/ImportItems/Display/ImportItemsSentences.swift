import CommandLine
import Presentation
import ProgramOutput
import Vocabulary

/// Messages shared by the text and JSON presenters.
enum ImportItemsSentences {
    /// The lines of plain output.
    static func lines(_ response: ImportItemsResponse, added: Int) -> [String] {
        [
            "imported: \(added)", "updated: \(response.updated.count)", "unchanged: \(response.unchanged)",
            "different: \(response.different.count + response.older.count)", "format: \(response.format.rawValue)",
        ].map(say)
    }

    static let heading = say("Not everything could be imported. Losses, with line numbers:")

    static let introduction = say("adder imports the items of these files:")
    static let reading = say("Reading from the terminal; end with Ctrl-D.")

    /// Says what the format would call an item, as the file may have another format than its name says.
    static func nothing(in format: ForeignFormat) -> String? {
        switch format {
        case .markdown, .obsidian: say("No checkboxes found.")
        case .org: say("No headings with keywords such as TODO found.")
        case .taskPaper: say("No tasks found. They begin with a hyphen.")
        case .json: say("No tasks found.")
        default: nil
        }
    }

    static func progress(_ items: Int) -> String {
        say("Read \(ChangeSentences.count(items)) so far.")
    }

    static func action(_ items: String, isDryRun: Bool) -> String {
        isDryRun ? say("Would import \(items)") : say("Imported \(items)")
    }

    /// - Parameter path: The file, or `nil` for standard input.
    static func advice(_ shared: ImportItemsResponse.SharedTime, path: String?, canUndo: Bool) -> String {
        let command = LineSplitter.joined(["adder", "import", path ?? "-"])
        let source = path == nil ? say("task export | ") : ""
        let way = canUndo ? say("undo the import and repeat it") : say("import it")
        return
            say(
                "\(shared.count) due dates have the same time, \(shared.time). If the file comes from another time zone, "
                    + "\(way) with that zone: \(source)TZ=Europe/Berlin \(command)"
            )
    }

    /// `Taskwarrior, ids 12-20`.
    static func detail(_ format: ForeignFormat, ids: ClosedRange<Int>?) -> String {
        let format = ForeignFormatWords.name(format)
        guard let ids else { return format }
        return ids.count == 1
            ? say("\(format), id \(ids.lowerBound)") : say("\(format), ids \(ids.lowerBound)-\(ids.upperBound)")
    }

    static func updated(_ items: [ItemName], isDryRun: Bool) -> String {
        isDryRun ? say("Would update: \(names(items)).") : say("Updated: \(names(items)).")
    }

    /// Says that the encoding was recognized by the letters, which can be wrong.
    static func encoding(_ encoding: TextEncoding) -> String? {
        guard encoding == .windows1252 else { return nil }
        return say(
            "The file was read as \(encoding.rawValue). If letters are wrong, undo the import and convert the file to UTF-8 with iconv."
        )
    }

    static func unchanged(_ items: Int) -> String {
        say("Already in the list: \(ChangeSentences.count(items)).")
    }

    /// Says that the file may be an export of the list in a format that has no UUIDs unless `--ids` adds them.
    static func lookalikes(_ count: Int, in format: ForeignFormat) -> String {
        let items =
            count == 1
            ? say("1 item has the title of another item in the list.")
            : say("\(count) items have the title of another item in the list.")
        return format.hasOptionalIDs
            ? items + say(" To keep a later import from adding items twice, export with --ids.") : items
    }

    static func different(_ items: [ItemName]) -> String {
        say(
            "Different in the list and left unchanged: \(names(items)). Use --update to apply newer values from the file."
        )
    }

    static func older(_ items: [ItemName]) -> String {
        say("Changed more recently in the list and left unchanged: \(names(items)).")
    }

    static func renumbered(_ ids: [ImportItemsResponse.Renumbering]) -> String {
        let first = ids.prefix(maximumNameCount).map { "\($0.old) → \($0.new)" }
        return say("New ids: \(ChangeSentences.some(first, of: ids.count)).")
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
                "Can't tell the format of \(path ?? say("standard input")). Use --format, for example "
                    + "--format \((formats.first ?? .todoTxt).rawValue)."
            )
        case .badFile(let error, let path):
            let place = say("\(path ?? say("Standard input")), line \(error.line), column \(error.column)")
            return ErrorMessage(.badData, "\(place): \(sentence(error.reason)) Nothing was imported.")
        }
    }

    private static func errorMessage(ofFile failure: ListError, _ router: any ImportItemsRouting) -> ErrorMessage {
        let path = failure.path
        return switch failure.kind {
        case .notAFile:
            ErrorMessage(
                .notFound,
                "\(path) is \(failure.reason), not a file. To import several files at once: "
                    + "cat \(LineSplitter.joined([path]))/*.ics | adder import -"
            )
        case .notPermitted, .readOnly: ErrorMessage(.notPermitted, "No permission to read \(path).")
        case .cannotCreate: ErrorMessage(.notFound, "Can't open \(path) (\(failure.reason)).")
        case .outOfMemory, .interrupted: ErrorMessage(failure, router)
        default: ErrorMessage(.outputFailed, "Can't read \(path) (\(failure.reason)). Nothing was imported.")
        }
    }

    private static func sentence(_ reason: ForeignFileError.Reason) -> String {
        switch reason {
        case .encoding(let name): say("The text is in \(name). Convert it to UTF-8, for example with iconv -f \(name).")
        case .invalidText(.utf8):
            say("The text is not valid UTF-8. If you know its encoding, convert it to UTF-8 with iconv.")
        case .invalidText(let encoding): say("The text is not valid \(encoding.rawValue).")
        case .binary: say("This is not a text file.")
        case .html: say("This is a web page, not a file with items. Download the file itself.")
        case .known(.taskwarriorData):
            say("This is Taskwarrior's own data. Import the output of task export instead.")
        case .known(.dstaskData):
            say("This is a file of dstask. Import the output of dstask show-open and dstask show-resolved instead.")
        case .known(.contacts): say("These are contacts, not items.")
        case .known(.xml): say("adder can't read XML. Export the items in another format, such as CSV.")
        case .known(.yaml):
            say("adder can't read YAML. Export the items as JSON, or use --format todo.txt to make each line an item.")
        case .known(.text):
            say("This looks like text rather than a list. To make each line an item, use --format todo.txt.")
        case .misnamed(let named, let shown):
            say(
                "The content looks like \(ForeignFormatWords.name(shown)), not \(ForeignFormatWords.name(named)). Use "
                    + "--format \(shown.rawValue), or --format \(named.rawValue) to read it as the name says."
            )
        case .lineTooLong(let limit): say("A line is longer than \(BackupWords.size(limit)).")
        case .itemTooLong(let limit): say("An item is larger than \(BackupWords.size(limit)).")
        case .nestedTooDeep(let limit): say("The data is nested more than \(limit) levels deep.")
        case .truncated(let what): say("The file ends in the middle of \(what).")
        case .expected(let what): say("Expected \(what).")
        case .badValue(let field, let value): say("“\(value)” is not a valid value for \(field).")
        case .otherTable(let columns):
            say(
                "The file has columns or keys such as \(columns.prefix(3).map { "“\($0)”" }.joined(separator: ", ")), which are not about "
                    + "tasks. If they describe tasks, add one named “status”."
            )
        case .noTitles: say("The table has no title column. Name a column “title”.")
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
