import Almanac
import ItemLanguage
package import Vocabulary

/// Recognizes the format of a file by its name and its first bytes. Obsidian's files count as Markdown.
package enum FormatGuess: Equatable, Sendable {
    case format(ForeignFormat)
    /// The file could be in any of these formats.
    case unclear([ForeignFormat])

    /// The number of bytes at the beginning of a file that tell its format.
    package static let sampleSize = 4_096

    /// - Parameters:
    ///   - name: the name or path of the file, `nil` for standard input.
    ///   - start: the first `sampleSize` bytes.
    ///   - format: the format that was chosen, so that only files are refused that no reader makes sense of.
    package static func guess(
        name: String?,
        start: [UInt8],
        format chosen: ForeignFormat? = nil
    ) throws(ForeignFileError) -> FormatGuess {
        if let reason = FileSignature.refusal(of: start) { throw ForeignFileError(reason, line: 1, column: 1) }
        let name = name.map { String($0.split(separator: "/").last ?? "").lowercased() } ?? ""
        let content = FileContent(start)
        if let file = content.knownFile { throw ForeignFileError(.known(file), line: 1, column: 1) }
        let named = decisive(name)
        if named == nil, chosen == nil, content.isYAML { throw ForeignFileError(.known(.yaml), line: 1, column: 1) }
        if let named, let shown = content.format, shown != named, content.isMisnamed(named, shown) {
            throw ForeignFileError(.misnamed(named, looksLike: shown), line: 1, column: 1)
        }
        if named == nil, chosen == nil, case let keys = content.otherKeys, !keys.isEmpty {
            throw ForeignFileError(.otherTable(keys), line: 1, column: 1)
        }
        let format = named ?? content.format
        // Characters of calendars can be folded.
        if format != .iCalendar { try checkEncoding(start) }
        if format == nil, content.isJSON { return .unclear([.taskwarrior, .json]) }
        if let format { return .format(format) }
        let guess = self.named(name)
        if case .unclear = guess, content.isPlainTaskPaper { return .format(.taskPaper) }
        // A list has an item on each line, whatever it is.
        if guess == .format(.todoTxt) {
            if content.isUnnamedTable { throw ForeignFileError(.noTitles, line: 1, column: 1) }
            if content.isContinuous {
                if content.hasTasks { return .unclear([.markdown, .todoTxt]) }
                throw ForeignFileError(.known(.text), line: 1, column: 1)
            }
        }
        return guess
    }

    /// Returns the format of a name that leaves no doubt.
    private static func decisive(_ name: String) -> ForeignFormat? {
        if name.hasSuffix(".tsv") { return .csv }
        if ["todo.txt", "done.txt"].contains(name) || name.hasSuffix(".todo.txt") { return .todoTxt }
        return switch ForeignFormat(fileName: name) {
        case .iCalendar: .iCalendar
        case .csv: .csv
        case .markdown: .markdown
        case .org: .org
        case .taskPaper: .taskPaper
        default: nil
        }
    }

    private static func named(_ name: String) -> FormatGuess {
        switch name.split(separator: ".").last {
        case "json", "jsonl", "ndjson": .unclear([.taskwarrior, .json])
        case "txt": .format(.todoTxt)
        default: .unclear([.todoTxt, .markdown, .csv])
        }
    }

    /// Checks the whole lines of the beginning.
    private static func checkEncoding(_ start: [UInt8]) throws(ForeignFileError) {
        guard start.contains(where: { $0 >= 0x80 }) else { return }
        let isWhole = start.count < FileSignature.sampleSize
        var lines = start.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if !isWhole { lines.removeLast() }
        let whole = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
        for (index, line) in lines.enumerated() {
            _ = try UTF8Text.decoded(Array(line), line: index + 1, column: 1, in: whole)
        }
    }
}
