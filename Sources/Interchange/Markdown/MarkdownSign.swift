/// Signs of tasks that Markdown doesn't know.
enum MarkdownSign {
    private static let signs: [Unicode.Scalar] = [
        "☐", "☑", "☒", "✔", "⬜", "□", "▢", "◻", "🔲", "🔳", "✓", "✅", "✗", "✘",
    ]

    /// `true` for `✔️ Milk` and `( ) Milk`.
    static func begins(_ text: Substring, isElement: Bool) -> Bool {
        guard let first = text.utf8.first, isElement || first >= 0xE2 else { return false }
        if first == UInt8(ascii: "(") { return ["( ) ", "(x) ", "(X) "].contains(where: text.hasPrefix) }
        if first == UInt8(ascii: "<") { return text.hasPrefix("<input type=\"checkbox\"") }
        guard first >= 0xE2, let sign = text.unicodeScalars.first, signs.contains(sign) else { return false }
        let rest = text.unicodeScalars.dropFirst().drop { $0 == "\u{FE0F}" }
        return rest.first == " " || rest.first == "\t"
    }

    /// `true` for a row of a table such as `| Milk | [x] |`.
    static func isInCell(of text: Substring) -> Bool {
        guard text.utf8.first == UInt8(ascii: "|") else { return false }
        return text.split(separator: "|").contains { cell in
            let box = cell.drop { $0 == " " }.prefix(4)
            return ["[ ]", "[x]", "[X]"].contains(box.prefix(3)) && (box.dropFirst(3).first ?? " ") == " "
        }
    }

    /// Returns the text after a letter that counts, such as `a. `.
    static func withoutLetter(_ text: Substring) -> Substring {
        let rest = text.utf8.dropFirst()
        guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")"), rest.dropFirst().first == 0x20,
            text.first?.isLetter == true
        else { return text }
        return text.dropFirst(3)
    }
}
