/// A line with its indentation and what begins it.
struct MarkdownLine {
    /// The marker of a list item, and its box.
    struct Marker {
        /// The column of the text after the marker, where nested content begins.
        let contentIndent: Int
        /// The character in the box, or `nil` if the item has none.
        let box: Character?
        /// The text after the marker and the box.
        let text: Substring
    }

    /// In columns; a tab reaches the next multiple of four.
    let indent: Int
    /// The line without its indentation.
    let text: Substring
    private let line: Substring

    init(_ line: Substring) {
        self.line = line
        var indent = 0
        text = line.drop { character in
            switch character {
            case " ": indent += 1
            case "\t": indent += 4 - indent % 4
            default: return false
            }
            return true
        }
        self.indent = indent
    }

    var isBlank: Bool { text.isEmpty }

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

    var marker: Marker? {
        var width = 1
        guard let first = text.utf8.first else { return nil }
        switch first {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): break
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let digits = text.utf8.prefix { (0x30...0x39).contains($0) }.count
            guard digits < 10, let end = text.utf8.dropFirst(digits).first, end == 0x2E || end == 0x29 else {
                return nil
            }
            width = digits + 1
        default: return nil
        }
        let after = text.dropFirst(width)
        let content = MarkdownLine(after)
        guard content.isBlank || content.indent > 0 else { return nil }
        let space = content.isBlank || content.indent > 4 ? 1 : content.indent
        let (box, rest) = MarkdownLine.box(content.text)
        return Marker(contentIndent: indent + width + space, box: box, text: rest)
    }

    /// The characters in boxes: open and done, and what Obsidian's themes know as cancelled, in progress and so on.
    private static let boxes = " xX-/><!?*"

    private static func box(_ text: Substring) -> (Character?, Substring) {
        guard text.utf8.first == UInt8(ascii: "["), let mark = text.dropFirst().first, boxes.contains(mark),
            text.dropFirst(2).first == "]"
        else { return (nil, text) }
        let rest = text.dropFirst(3)
        guard let first = rest.first else { return (mark, rest) }
        guard first == " " || first == "\t" else { return (nil, text) }
        return (mark, rest.drop { $0 == " " || $0 == "\t" })
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
        return line.fence != nil || line.commentEnd != nil || line.marker?.box != nil
    }
}
