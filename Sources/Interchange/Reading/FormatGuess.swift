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
    package static func guess(name: String?, start: [UInt8]) throws(ForeignFileError) -> FormatGuess {
        if let reason = FileSignature.refusal(of: start) { throw ForeignFileError(reason, line: 1, column: 1) }
        let name = name.map { String($0.split(separator: "/").last ?? "").lowercased() } ?? ""
        let content = FileContent(start)
        if let file = content.knownFile { throw ForeignFileError(.known(file), line: 1, column: 1) }
        let format = decisive(name) ?? content.format
        // Characters of calendars can be folded.
        if format != .iCalendar { try checkEncoding(start) }
        if format == nil, content.isJSON { return .unclear([.taskwarrior, .json]) }
        return format.map { .format($0) } ?? named(name)
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
        for (index, line) in lines.enumerated() {
            _ = try UTF8Text.decoded(Array(line), line: index + 1, column: 1)
        }
    }
}

/// The first lines of a file.
private struct FileContent {
    private let lines: [Substring]
    private let start: [UInt8]

    init(_ start: [UInt8]) {
        self.start = start
        let body = String(decoding: start, as: UTF8.self).unicodeScalars.drop {
            $0 == "\u{FEFF}" || $0.properties.isWhitespace
        }
        lines = Substring(body).split(whereSeparator: \.isNewline)
    }

    /// A file of which no reader makes sense.
    var knownFile: ForeignFileError.KnownFile? {
        guard let first = lines.first?.lowercased() else { return nil }
        if first.hasPrefix("begin:vcard") { return .contacts }
        if first.hasPrefix("<?xml") || first.hasPrefix("<opml") { return .xml }
        if lines.contains(where: { $0.hasPrefix("delegatedto:") }) { return .dstaskData }
        let isTask = first.hasPrefix("[") && first.hasSuffix("\"]") && first.hasPart(":\"")
        return isTask && first.hasPart("description:\"") ? .taskwarriorData : nil
    }

    /// Returns the format that the content shows for certain.
    var format: ForeignFormat? {
        guard let first = lines.first else { return nil }
        if first.lowercased().hasPrefix("begin:v"), !first.lowercased().hasPrefix("begin:vcard") { return .iCalendar }
        if isJSON { return JSONStart(start).format }
        if isOrg { return .org }
        if isTaskPaper { return .taskPaper }
        if hasMoreTasks { return .markdown }
        if isTable(first) { return .csv }
        if 3 * lines.count(where: isTodoTxt) >= lines.count { return .todoTxt }
        return nil
    }

    var isJSON: Bool {
        let mark = lines.prefix(3).joined().filter { !$0.isWhitespace }
        return mark.hasPrefix("{\"") || mark.hasPrefix("[{") || mark == "[]"
    }

    /// `true` if more lines are tasks of Markdown than of todo.txt, and if nearly all others are lists, headings and notes, so
    /// that no line vanishes.
    private var hasMoreTasks: Bool {
        let tasks = lines.count(where: isTask)
        return tasks > 0 && tasks >= lines.count { !isTask($0) && isTodoTxt($0) }
            && FileContent.explains(lines.count, except: lines.count { !isTask($0) && !isOutline($0) })
    }

    /// `true` if a format has a place for nearly all lines, so that hardly any vanishes.
    private static func explains(_ count: Int, except others: Int) -> Bool { 10 * others <= count }

    private func isOutline(_ line: Substring) -> Bool {
        let line = MarkdownLine(line)
        return line.indent > 0 || line.marker != nil || line.interruptsText || line.quoted != nil
            || line.text.last == ":"
    }

    private func isTask(_ line: Substring) -> Bool {
        var line = MarkdownLine(line)
        while let inside = line.quoted { line = MarkdownLine(inside) }
        return line.isTask
    }

    /// `true` if a heading of org-mode is a task, or if the file begins with settings of org-mode.
    private var isOrg: Bool {
        lines.contains { line in
            let text = line.drop { $0 == "*" }
            return text.startIndex > line.startIndex && (text.hasPrefix(" TODO ") || text.hasPrefix(" DONE "))
        } || lines[0].lowercased().hasPrefix("#+title:") || lines[0].uppercased().hasPrefix("#+TODO:")
    }

    /// `true` if nearly all lines can be those of TaskPaper, and some have its signs or tags, or of at least three some are
    /// projects.
    private var isTaskPaper: Bool {
        let kinds = lines.map { TaskPaperLine($0) }
        let signs = kinds.count(where: \.hasSign)
        let boxes = zip(lines, kinds).count { isTask($0) && !$1.hasSign }
        guard boxes == 0 || signs >= boxes else { return false }
        let tasks = kinds.count { $0.kind == .task }
        let hasTags = kinds.contains { $0.kind == .task && $0.hasOwnTag }
        let hasProjects = kinds.count > 2 && kinds.contains { $0.kind == .project }
        return tasks > 0 && (hasTags || signs > 0 || hasProjects)
            && FileContent.explains(
                kinds.count,
                except: kinds.count { $0.kind == .note && $0.indent == 0 && !$0.isRule }
            )
    }

    private func isTable(_ line: Substring) -> Bool {
        let names = line.split { $0 == "," || $0 == ";" || $0 == "\t" }.map { name in
            String(name.filter { $0 != "\"" })
        }
        if line.lowercased().hasPrefix("sep=") || TodoistTable(names) != nil { return true }
        let columns = FieldNames(names)
        // A sentence with a comma is not a header.
        return names.count > 1 && columns.hasTitle
            && columns.names.allSatisfy { !$0.text.contains(" ") || $0.field != nil }
    }

    private func isTodoTxt(_ line: Substring) -> Bool {
        let head = TodoTxtHead(String(line))
        if head.letter != nil || head.completed != nil || head.created != nil { return true }
        var words = LineWords(line)
        var marks = 0
        while let word = words.next() { marks += isMark(word.text) ? 1 : 0 }
        return marks > 1
    }

    /// Returns `true` for a project, a context or a due date.
    private func isMark(_ word: Substring) -> Bool {
        if let mark = word.first, mark == "+" || mark == "@" { return TagWord.read(word) != nil }
        guard let (key, value) = word.keyAndValue else { return false }
        return ["due", "t"].contains(key) && Day(iso: value) != nil || key == "rec"
    }
}

extension String {
    fileprivate func hasPart(_ part: String) -> Bool { utf8.indices.contains { utf8[$0...].starts(with: part.utf8) } }
}
