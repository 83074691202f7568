import ItemLanguage

/// A line with its indentation and what begins it.
struct MarkdownLine {
    private let line: Substring
    private let list: ListLine

    init(_ line: Substring) {
        self.line = line
        list = ListLine(line)
    }

    /// In columns; a tab reaches the next multiple of four.
    var indent: Int { list.indent }

    /// The line without its indentation.
    var text: Substring { list.text }

    var isBlank: Bool { list.isBlank }

    /// The marker of a list item, and its box. A box alone counts as a list item.
    var marker: ListLine.Marker? {
        if text.utf8.first == UInt8(ascii: "["), BoxedLine(text) != nil {
            return ListLine(String(repeating: " ", count: indent) + "- \(text)").marker
        }
        let marker = list.marker.flatMap { $0.isMarkdown ? $0 : nil }
        if let text = marker?.text, text.utf8.first == UInt8(ascii: "\\"), let boxed = MarkdownLine.unescapedBox(text) {
            return ListLine(String(repeating: " ", count: indent) + "- \(boxed)").marker
        }
        guard marker?.box == nil, case let inner = (marker?.text ?? text).utf8, inner.first == 0xE2,
            inner.dropFirst().first == 0x98,
            let (box, rest) = BoxedLine.sign(marker?.text ?? text)
        else { return marker }
        return ListLine(String(repeating: " ", count: indent) + "- [\(box)] \(rest)").marker
    }

    /// Returns `[ ] Milk` for `\[ \] Milk`, as editors write a box that was typed.
    private static func unescapedBox(_ text: Substring) -> String? {
        let inside = text.dropFirst(2).prefix { $0 != "]" }
        guard text.hasPrefix("\\["), inside.endIndex < text.endIndex, let box = inside.first,
            [" ", "x", "X"].contains(box), ["", "\\"].contains(inside.dropFirst())
        else { return nil }
        return "[\(box)\(text[inside.endIndex...])"
    }

    /// `true` for an element of a list with a box or a keyword of Logseq.
    var isTask: Bool {
        marker.map { $0.box != nil || LogseqKeyword($0.text.drop { $0 == "#" || $0 == " " }) != nil } ?? false
    }

    /// `true` for a line that people may take for a task, such as `-[ ] a`, `| [ ] a |`, `TODO: a` and a line of todo.txt.
    var looksLikeTask: Bool {
        let marker = list.marker
        if let marker, LogseqKeyword(marker.text) != nil || LogseqKeyword.isAlone(marker.text) { return true }
        if let marker, marker.text.hasPrefix("todo ") || marker.text.hasPrefix("todo:") { return true }
        if TodoTxtHead.isCertain(text) { return true }
        if quoted != nil {
            let line = unquoted
            return line.isTask || line.quoted == nil && line.looksLikeTask
        }
        if MarkdownSign.begins(marker?.text ?? text, isElement: marker != nil) || MarkdownSign.isInCell(of: text) {
            return true
        }
        let start = MarkdownSign.withoutLetter(text).drop { !$0.isLetter && $0 != "[" }
        if ["TODO ", "TODO:", "TODO**", "DONE ", "DONE:", "DONE**"].contains(where: start.hasPrefix) { return true }
        guard start.first == "[", let end = start.firstIndex(of: "]") else { return false }
        let next = start[end...].dropFirst().drop { $0 == " " }.first
        return ["", "x", "X"].contains(String(start[..<end].dropFirst()).trimmed)
            && next.map { !"([`".contains($0) && ($0 != ":" || marker != nil) } == true
    }

    /// The text of a heading with a box, as nb writes its tasks: `# [ ] Milk`.
    var boxedHeading: Substring? {
        guard text.utf8.first == UInt8(ascii: "#") else { return nil }
        let rest = text.drop { $0 == "#" }.drop { $0 == " " }
        let (box, title) = ListLine.box(rest)
        return box == nil || title.isEmpty ? nil : rest
    }

    /// The line without `count` columns of indentation.
    func dropping(_ count: Int) -> String {
        var (rest, column) = (line, 0)
        while column < count, let first = rest.first, first == " " || first == "\t" {
            column += first == " " ? 1 : 4 - column % 4
            rest = rest.dropFirst()
        }
        return String(repeating: " ", count: max(0, column - count)) + rest
    }

    /// The text after `>`, or `nil` if the line is not quoted.
    var quoted: Substring? {
        guard indent < 4, text.first == ">" else { return nil }
        let inside = text.dropFirst()
        return inside.first == " " ? inside.dropFirst() : inside
    }

    /// The line inside block quotes.
    private var unquoted: MarkdownLine {
        var (line, depth) = (self, 0)
        while depth < 100, let inside = line.quoted {
            line = MarkdownLine(inside)
            depth += 1
        }
        return line
    }

    /// The character and the number of characters of a fence around code.
    var fence: (mark: Character, count: Int)? {
        guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
        let count = text.prefix { $0 == mark }.count
        guard count >= 3, mark == "~" || !text.dropFirst(count).contains("`") else { return nil }
        return (mark, count)
    }

    /// The text that ends a comment of several lines, which the line begins: `<!--` in HTML, `%%` in Obsidian.
    var commentEnd: String? {
        for (begin, end) in [("<!--", "-->"), ("%%", "%%")] where text.hasPrefix(begin) {
            return text.utf8.dropFirst(begin.utf8.count).holds(end.utf8) ? nil : end
        }
        return nil
    }

    /// `true` for lines that end a paragraph: headings, rules, tables and HTML.
    var interruptsText: Bool {
        guard let first = text.first else { return true }
        return "#|<%".contains(first) || fence != nil || text.allSatisfy { "-=*_ ".contains($0) }
    }
}

/// Lines of notes that would begin a task or code.
enum MarkdownNote {
    /// Returns the line with a backslash if it needs one.
    static func written(_ line: Substring) -> String {
        let spaces = line.prefix { $0 == " " || $0 == "\t" }
        return MarkdownHTML.escaped(spaces + ProtectedWord.written(line[spaces.endIndex...], isSpecial: isSpecial))
    }

    /// Returns the line without the backslashes that protect it.
    static func read(_ line: String) -> String {
        let line = MarkdownHTML.unescaped(line)
        let spaces = line.prefix { $0 == " " || $0 == "\t" }
        guard let bare = ProtectedWord.read(line[spaces.endIndex...], isSpecial: isSpecial) else { return line }
        return String(spaces) + bare
    }

    /// Returns the note without the spaces that all its lines begin with.
    static func withoutIndent(_ note: String) -> String {
        guard note.utf8.first == UInt8(ascii: " ") else { return note }
        let lines = note.split(separator: "\n", omittingEmptySubsequences: false)
        let indents = lines.lazy.filter { !$0.isEmpty }.map { $0.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
        let indent = indents.min() ?? 0
        return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
    }

    private static func isSpecial(_ text: Substring) -> Bool {
        let line = MarkdownLine(text)
        return line.fence != nil || line.commentEnd != nil || line.isTask || line.boxedHeading != nil
    }
}
