/// A line of a list: its indentation, and what marks it as an element of the list.
package struct ListLine {
    /// The beginning of an element: `-`, `*`, `•`, `1.` and the like, with or without a box.
    package struct Marker {
        /// The number of `1.` or `1)`; `nil` for bullets.
        package let number: Int?
        /// `true` for the marks that Markdown knows.
        package let isMarkdown: Bool
        /// The column of the text after the mark, where nested content begins.
        package let contentIndent: Int
        /// The character in the box, or `nil` if the element has none.
        package let box: Character?
        /// The text after the mark and the box.
        package let text: Substring
    }

    /// In columns; a tab reaches the next multiple of four.
    package let indent: Int
    /// The line without its indentation.
    package let text: Substring

    package init(_ line: Substring) {
        var (indent, start) = (0, line.startIndex)
        let bytes = line.utf8
        loop: while start < bytes.endIndex {
            switch bytes[start] {
            case UInt8(ascii: " "): indent += 1
            case UInt8(ascii: "\t"): indent += 4 - indent % 4
            default: break loop
            }
            start = bytes.index(after: start)
        }
        self.indent = indent
        text = line[start...]
    }

    package var isBlank: Bool { text.isEmpty }

    package var marker: Marker? {
        guard let first = text.utf8.first else { return nil }
        switch first {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
            return marker(text.dropFirst())
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let digits = text.prefix { ("0"..."9").contains($0) }
            let end = text[digits.endIndex...]
            guard digits.utf8.count < 10, end.first == "." || end.first == ")" else { return nil }
            return marker(end.dropFirst(), number: Int(digits))
        case 0xC2, 0xE2:
            guard let mark = text.first, ListLine.bullets.contains(mark) else { return nil }
            return marker(text.dropFirst(), isMarkdown: false, needsSpace: "–—".contains(mark))
        default:
            guard let letter = ListLine.listedLetter(text.utf8) else { return nil }
            return marker(text.dropFirst(2), number: letter, isMarkdown: false)
        }
    }

    /// The bullets of word processors and notes.
    private static let bullets = "•◦▪‣●○·–—"

    /// Returns 2 for `b)`.
    private static func listedLetter(_ bytes: Substring.UTF8View) -> Int? {
        guard let first = bytes.first, bytes.dropFirst().first == UInt8(ascii: ")") else { return nil }
        let letter = first | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) ? Int(letter) - 0x60 : nil
    }

    private func marker(
        _ after: Substring,
        number: Int? = nil,
        isMarkdown: Bool = true,
        needsSpace: Bool = true
    ) -> Marker? {
        let content = ListLine(after)
        guard content.isBlank || content.indent > 0 || !needsSpace else { return nil }
        let width = text.utf8.distance(from: text.startIndex, to: after.startIndex)
        let space = content.isBlank || content.indent > 4 ? 1 : content.indent
        let (box, rest) = ListLine.box(content.text)
        return Marker(
            number: number,
            isMarkdown: isMarkdown,
            contentIndent: indent + (isMarkdown || number != nil ? width : 1) + space,
            box: box,
            text: rest
        )
    }

    /// Returns the character in a box: open and done, and anything else that Obsidian's themes give a meaning.
    package static func box(_ text: Substring) -> (Character?, Substring) {
        guard text.utf8.first == UInt8(ascii: "["), let mark = text.dropFirst().first, !"[]".contains(mark),
            text.dropFirst(2).first == "]"
        else { return (nil, text) }
        let rest = text.dropFirst(3)
        guard let first = rest.first else { return (mark, rest) }
        guard first == " " || first == "\t" else { return (nil, text) }
        return (mark, rest.drop { $0 == " " || $0 == "\t" })
    }
}

// MARK: - Items

extension ListLine {
    /// The text of an item, and what the marks before it say.
    package struct Content: Equatable {
        package let text: Substring
        package let isDone: Bool

        package init(text: Substring, isDone: Bool) {
            (self.text, self.isDone) = (text, isDone)
        }
    }

    /// Returns the text without a bullet and a check box, or `nil` if it has neither.
    /// - Parameter takesNumber: `true` if a number is a mark, as in a list of several lines.
    package func content(takesNumber: Bool = false) -> Content? {
        guard takesNumber || canHaveMarks else { return nil }
        guard let marker, takesNumber || marker.number == nil else { return ListLine.boxed(text) }
        switch marker.box {
        case nil: return ListLine.boxed(marker.text) ?? Content(text: marker.text, isDone: false)
        case " ": return Content(text: marker.text, isDone: false)
        case "x", "X": return Content(text: marker.text, isDone: true)
        case "-": return Content(text: marker.text, isDone: false)
        // A status that items don't have.
        case let box?: return Content(text: "[\(box)] \(marker.text)", isDone: false)
        }
    }

    /// The number of a marker that is a number.
    var number: Int? {
        guard let first = text.utf8.first else { return nil }
        return (0x30...0x39).contains(first) || ListLine.listedLetter(text.utf8) != nil ? marker?.number : nil
    }

    /// `false` for most texts, by their first byte.
    var canHaveMarks: Bool {
        switch text.utf8.first {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "["), 0xC2, 0xE2: true
        default: false
        }
    }

    /// Reads a box without a bullet before it, or without a space after it.
    private static func boxed(_ text: Substring) -> Content? {
        // A phone adds a variation selector.
        switch text.unicodeScalars.first {
        case "☐", "⬜", "□":
            return Content(text: ListLine(text.dropFirst()).text, isDone: false)
        case "☑", "☒", "✓", "✔", "✅":
            return Content(text: ListLine(text.dropFirst()).text, isDone: true)
        case "[":
            let inner = text.dropFirst().prefix(2)
            // A link of Markdown has parentheses after the brackets.
            guard inner.last == "]", let box = inner.first, " xX-".contains(box), text.dropFirst(3).first != "(" else {
                return nil
            }
            return Content(text: ListLine(text.dropFirst(3)).text, isDone: box == "x" || box == "X")
        default:
            return nil
        }
    }

    /// `true` for a heading or a rule of Markdown, which is not an element of a list: `# Home`, `---`.
    var isHeading: Bool {
        guard let first = text.utf8.first, "#-*_=".utf8.contains(first) else { return false }
        let signs = text.utf8.prefix { $0 == first }.count
        if first == UInt8(ascii: "#") { return signs <= 6 && text.utf8.dropFirst(signs).first == UInt8(ascii: " ") }
        let marks = text.utf8.filter { $0 != UInt8(ascii: " ") }
        return marks.count >= 3 && marks.allSatisfy { $0 == first }
    }
}
