import Almanac
import ItemLanguage
import Vocabulary

/// The first lines of a file.
struct FileContent {
    private let lines: [Substring]
    private let start: [UInt8]

    init(_ start: [UInt8]) {
        self.start = start
        let body = String(decoding: start, as: UTF8.self).unicodeScalars.drop {
            $0 == "\u{FEFF}" || $0.properties.isWhitespace
        }
        lines = Substring(body).split(whereSeparator: \.isNewline).map { line in
            line.unicodeScalars.first == "\u{FEFF}" ? Substring(line.unicodeScalars.dropFirst()) : line
        }
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

    var isYAML: Bool { YAMLText.isLikely(lines) }

    /// Returns the format that the content shows for certain.
    var format: ForeignFormat? {
        guard let first = lines.first else { return nil }
        if first.lowercased().hasPrefix("begin:v"), !first.lowercased().hasPrefix("begin:vcard") { return .iCalendar }
        if isJSON { return JSONStart(start).format }
        if isTable { return .csv }
        if isOrg { return .org }
        if isTaskPaper { return .taskPaper }
        if hasMoreTasks || isOutlineWithTasks { return .markdown }
        if 3 * lines.count(where: isTodoTxt) >= lines.count { return .todoTxt }
        return nil
    }

    var isJSON: Bool {
        let mark = lines.prefix(3).joined().filter { !$0.isWhitespace }
        return mark.hasPrefix("{\"") || mark.hasPrefix("[{") || mark.hasPrefix("[\"") || mark == "[]"
    }

    /// The keys of JSON that is about something else than tasks.
    var otherKeys: [String] { isJSON ? JSONStart(start).otherKeys : [] }

    /// `true` if more lines are tasks of Markdown than of todo.txt, and if nearly all others are lists, headings and notes, so
    /// that no line vanishes.
    private var hasMoreTasks: Bool {
        let tasks = lines.count(where: isTask)
        return tasks > 0 && tasks >= lines.count { !isTask($0) && isTodoTxt($0) }
            && FileContent.explains(lines.count, except: lines.count { !isTask($0) && !isOutline($0) })
    }

    /// `true` if headings of Markdown divide tasks, and other lines are sentences or few.
    private var isOutlineWithTasks: Bool {
        guard lines.contains(where: ContinuousText.isMarkdownHeading) else { return false }
        let tasks = lines.count(where: isTask)
        let others = lines.filter { !isTask($0) && !isOutline($0) }
        guard tasks > 0, !others.contains(where: isTodoTxt) else { return false }
        return 2 * others.count <= tasks || others.allSatisfy(ContinuousText.isSentence)
    }

    /// `true` if a format has a place for nearly all lines, so that hardly any vanishes.
    private static func explains(_ count: Int, except others: Int) -> Bool { 10 * others <= count }

    private func isOutline(_ line: Substring) -> Bool {
        let line = MarkdownLine(line)
        return line.indent > 0 || line.marker != nil || line.interruptsText || line.quoted != nil
            || line.text.last == ":" || line.text.first == "="
    }

    private func isTask(_ line: Substring) -> Bool {
        var line = MarkdownLine(line)
        while let inside = line.quoted { line = MarkdownLine(inside) }
        return line.isTask
    }

    /// `true` if the file begins with settings of org-mode, or if headings of org-mode are tasks and neither more lines are
    /// tasks of todo.txt nor most lines stand before the headings, where nothing is a task.
    private var isOrg: Bool {
        let first = lines[0].uppercased()
        if first.hasPrefix("#+TITLE:") || first.hasPrefix("#+TODO:") { return true }
        let tasks = lines.count(where: isOrgTask)
        let before = lines.prefix { $0.utf8.first != UInt8(ascii: "*") }.count { $0.utf8.first != UInt8(ascii: "#") }
        return tasks > 0 && tasks >= lines.count(where: isMarkedTodoTxt) && 2 * before <= lines.count
    }

    private func isOrgTask(_ line: Substring) -> Bool {
        let text = line.drop { $0 == "*" }
        return text.startIndex > line.startIndex && (text.hasPrefix(" TODO ") || text.hasPrefix(" DONE "))
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
        let others = kinds.count { $0.kind == .note && $0.indent == 0 && !$0.isRule }
        let hasProjects = kinds.count > 2 && kinds.contains { $0.kind == .project }
        // The reader reports all lines without a place.
        if hasTags, 3 * others <= kinds.count, lines.count(where: isMarkedTodoTxt) <= tasks { return true }
        return tasks > 0 && (hasTags || signs > 0 || hasProjects)
            && FileContent.explains(kinds.count, except: others)
    }

    /// `true` if all lines are tasks with hyphens or projects, as in a TaskPaper file without tags.
    var isPlainTaskPaper: Bool {
        let kinds = lines.map { TaskPaperLine($0) }
        return kinds.contains { $0.kind == .task }
            && kinds.allSatisfy {
                $0.kind == .task && !$0.hasSign || $0.kind == .project && $0.text.first?.isLetter == true
            }
            && kinds.first?.indent == 0
    }

    private func isTodoTxt(_ line: Substring) -> Bool {
        let head = TodoTxtHead(String(line))
        // In a log, the time follows.
        return head.created != nil && LocalTimestamp(String(line.prefix(19))) == nil || isMarkedTodoTxt(line)
    }

    /// `true` for a line that is hardly anything else: with a priority, a day of completion or several marks.
    private func isMarkedTodoTxt(_ line: Substring) -> Bool {
        let head = TodoTxtHead(String(line))
        if head.letter != nil || head.completed != nil { return true }
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

// MARK: - Text

extension FileContent {
    /// `true` for a letter, a README or a program.
    var isContinuous: Bool { ContinuousText.isLikely(lines) }

    /// `true` if some lines are tasks of Markdown.
    var hasTasks: Bool { lines.contains(where: isTask) }
}

// MARK: - Tables

extension FileContent {
    /// `true` if one of the first records is the heading of a table, and if nearly all records after it are rows.
    private var isTable: Bool {
        guard start.contains(where: CSVRecords.allDelimiters.contains) else { return false }
        if lines[0].lowercased().hasPrefix("sep=") { return true }
        guard var records = try? CSVRecords(source), let heading = try? records.header(CSVReader.isHeading),
            CSVReader.isHeading(heading), heading.cells.count > 1
        else { return false }
        let names = FieldNames(heading.cells.map(\.trimmed))
        // A sentence with a comma is not a heading.
        guard names.fields.count > 1 || !heading.cells.contains(where: { $0.trimmed.contains(" ") }) else {
            return false
        }
        var counts: [Int] = []
        while let record = try? records.next() { counts.append(record.cells.count) }
        // The sample can end in the middle of a row.
        if start.count >= FileSignature.sampleSize, counts.count > 1 { counts.removeLast() }
        if counts.isEmpty { return heading.line == 1 }
        return FileContent.explains(counts.count, except: counts.count { $0 < 2 || $0 > heading.cells.count })
    }

    /// `true` if all lines are divided into the same number of cells, but none names the columns.
    var isUnnamedTable: Bool {
        guard lines.count > 2, var records = try? CSVRecords(source), let first = try? records.header({ _ in true })
        else {
            return false
        }
        var counts = [first.cells.count]
        while let record = try? records.next() { counts.append(record.cells.count) }
        if start.count >= FileSignature.sampleSize { counts.removeLast() }
        // People put spaces after commas.
        return counts.count > 2 && first.cells.count > 2 && counts.allSatisfy { $0 == counts[0] }
            && !first.cells.contains { $0.utf8.first == UInt8(ascii: " ") }
    }

    private var source: ByteReader.Source {
        var rest: [UInt8]? = start
        return {
            defer { rest = nil }
            return rest ?? []
        }
    }
}

// MARK: - Names

extension FileContent {
    /// Returns `true` if the content shows more tasks of another format than of the one that the name stands for.
    func isMisnamed(_ named: ForeignFormat, _ shown: ForeignFormat) -> Bool {
        taskCount(named, isShown: false) < taskCount(shown, isShown: true)
    }

    /// - Parameter isShown: `true` for the format of the content, which has signs that no other format has.
    private func taskCount(_ format: ForeignFormat, isShown: Bool) -> Int {
        switch format {
        case .csv where !isShown:
            guard var records = try? CSVRecords(source), let heading = try? records.header(CSVReader.isHeading) else {
                return 0
            }
            return CSVReader.isHeading(heading) ? Int.max : 0
        case .csv, .json, .taskwarrior, .iCalendar: return isShown ? Int.max : 0
        case .markdown, .obsidian: return lines.count(where: isTask)
        case .org:
            return lines.count { isShown ? isOrgTask($0) : $0.hasPrefix("*") || isTask($0) }
        case .taskPaper:
            let tasks = lines.map { TaskPaperLine($0) }.filter { $0.kind == .task }
            return isShown && !tasks.contains(where: \.hasOwnTag) ? 0 : tasks.count
        case .todoTxt: return lines.count { isMarkedTodoTxt($0) || !isShown && BoxedLine($0) != nil }
        }
    }
}

extension String {
    fileprivate func hasPart(_ part: String) -> Bool { utf8.indices.contains { utf8[$0...].starts(with: part.utf8) } }
}
