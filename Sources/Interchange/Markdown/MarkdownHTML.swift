/// Text in which `<b>` is not HTML: backslashes before `<` keep it text in Markdown.
enum MarkdownHTML {
    private static let backslash = UInt8(ascii: "\\")

    /// Returns the text with a backslash before every `<` that begins HTML, and with backslashes for those before it.
    static func escaped(_ text: some StringProtocol) -> String {
        rewritten(text) { 2 * $0 + 1 }
    }

    /// Returns the text without the backslashes that keep a `<` from beginning HTML.
    static func unescaped(_ text: some StringProtocol) -> String {
        rewritten(text) { $0.isMultiple(of: 2) ? $0 : ($0 - 1) / 2 }
    }

    /// Returns the text before a comment at its end, which no page shows, and the comment.
    static func cutComment(_ text: Substring) -> (text: Substring, comment: Substring?) {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return (text, nil) }
        let trimmed = text.dropLast(text.utf8.reversed().prefix(while: \.isBlank).count)
        guard trimmed.hasSuffix("-->") else { return (text, nil) }
        var start = trimmed.startIndex
        while let begin = trimmed.utf8[start...].firstIndex(of: UInt8(ascii: "<")) {
            let comment = trimmed[begin...]
            start = trimmed.utf8.index(after: begin)
            guard comment.hasPrefix("<!--"), begin > trimmed.startIndex,
                trimmed.utf8[trimmed.utf8.index(before: begin)].isBlank
            else { continue }
            let before = trimmed[..<begin]
            return before.allSatisfy(\.isWhitespace) ? (text, nil) : (before, comment)
        }
        return (text, nil)
    }

    /// - Parameter count: Returns the number of backslashes to write for those before a `<`.
    private static func rewritten(_ text: some StringProtocol, _ count: (Int) -> Int) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return String(text) }
        var written: [UInt8] = []
        var backslashes = 0
        var rest = text.utf8.makeIterator()
        var next = rest.next()
        while let byte = next {
            next = rest.next()
            if byte == UInt8(ascii: "<"), let next, beginsHTML(next) {
                written.removeLast(backslashes)
                written += repeatElement(backslash, count: count(backslashes))
            }
            backslashes = byte == backslash ? backslashes + 1 : 0
            written.append(byte)
        }
        return String(decoding: written, as: UTF8.self)
    }

    /// Returns `true` for the byte after the `<` of a tag, a comment or a link.
    private static func beginsHTML(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"),
            UInt8(ascii: "!"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
