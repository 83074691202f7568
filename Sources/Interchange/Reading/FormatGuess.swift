package import Vocabulary

/// Recognizes the format of a file by its name and its first bytes. Obsidian's files count as Markdown.
package enum FormatGuess: Equatable, Sendable {
    case format(ForeignFormat)
    /// The file could be in any of these formats.
    case unclear([ForeignFormat])

    /// - Parameters:
    ///   - name: the name or path of the file, `nil` for standard input.
    ///   - start: the first few thousand bytes.
    package static func guess(name: String?, start: [UInt8]) throws(ForeignFileError) -> FormatGuess {
        if let reason = FileSignature.refusal(of: start) { throw ForeignFileError(reason, line: 1, column: 1) }
        let text = String(decoding: start, as: UTF8.self)
        if let format = FileContent(text).format { return .format(format) }
        return named(name.map { String($0.split(separator: "/").last ?? "").lowercased() } ?? "")
    }

    private static func named(_ name: String) -> FormatGuess {
        switch name.split(separator: ".").last {
        case "ics", "ical", "icalendar", "vcs": .format(.iCalendar)
        case "csv", "tsv": .format(.csv)
        case "md", "markdown", "mdown": .format(.markdown)
        case "json", "jsonl", "ndjson": .unclear([.taskwarrior, .json])
        case "txt" where name.hasSuffix("todo.txt") || name.hasSuffix("done.txt"): .format(.todoTxt)
        default: .unclear([.todoTxt, .markdown, .csv])
        }
    }
}

/// The first lines of a file.
private struct FileContent {
    private let lines: [Substring]

    init(_ text: String) {
        let body = text.unicodeScalars.drop { $0 == "\u{FEFF}" || $0.properties.isWhitespace }
        lines = Substring(body).split(whereSeparator: \.isNewline)
    }

    /// The format that the content shows for certain.
    var format: ForeignFormat? {
        guard let first = lines.first else { return nil }
        if first.lowercased().hasPrefix("begin:v") { return .iCalendar }
        if let format = jsonFormat { return format }
        if lines.contains(where: isTask) { return .markdown }
        if isTable(first) { return .csv }
        if lines.contains(where: isTodoTxt) { return .todoTxt }
        return nil
    }

    private var jsonFormat: ForeignFormat? {
        let start = lines.prefix(3).joined().filter { !$0.isWhitespace }
        if start.hasPrefix("{\"adder\"") || start.hasPrefix("{\"items\"") { return .json }
        if start.hasPrefix("{\"") || start.hasPrefix("[{") || start.hasPrefix("[]") { return .taskwarrior }
        return nil
    }

    private func isTask(_ line: Substring) -> Bool {
        var line = MarkdownLine(line)
        while let inside = line.quoted { line = MarkdownLine(inside) }
        return line.marker?.box != nil
    }

    private func isTable(_ line: Substring) -> Bool {
        let names = line.split { $0 == "," || $0 == ";" || $0 == "\t" }.map { name in
            String(name.filter { $0 != "\"" })
        }
        if line.lowercased().hasPrefix("sep=") || TodoistTable(names) != nil { return true }
        let columns = names.map { CSVColumn(name: $0) }
        // A sentence with a comma is not a header.
        return names.count > 1 && columns.contains(.title)
            && zip(names, columns).allSatisfy { !$0.contains(" ") || $1 != nil }
    }

    private func isTodoTxt(_ line: Substring) -> Bool {
        let head = TodoTxtHead(String(line))
        return head.letter != nil || head.completed != nil || head.created != nil
    }
}
