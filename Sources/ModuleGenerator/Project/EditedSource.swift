/// Source text edited by byte ranges; everything else, including line endings, stays unchanged.
struct EditedSource {
    private(set) var bytes: [UInt8]
    private let comments: [Range<Int>]

    init(_ text: String, _ comments: [Range<Int>]) {
        bytes = Array(text.utf8)
        self.comments = comments
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Replaces a range of bytes. Apply edits from the end of the source to the start.
    mutating func replace(_ range: Range<Int>, with text: String) {
        bytes.replaceSubrange(range, with: text.utf8)
    }

    mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, with: text)
    }
}

// MARK: - Lines

extension EditedSource {
    /// The start of the text, after any byte order mark.
    var start: Int { Lexer.byteOrderMarkLength(of: bytes) }

    func lineStart(of offset: Int) -> Int {
        bytes[start..<max(start, offset)].lastIndex(where: Lexer.isLineEnd).map { $0 + 1 } ?? start
    }

    /// Returns the end of the line, or of the last line of a comment that begins on it.
    func lineEnd(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count {
            if let comment = comments.first(where: { $0.contains(end) }) {
                end = comment.upperBound
            } else if Lexer.isLineEnd(bytes[end]) {
                return end
            } else {
                end += 1
            }
        }
        return end
    }

    /// Returns the start of the next line.
    func nextLineStart(after offset: Int) -> Int {
        let end = lineEnd(from: offset)
        return end + newline(at: end).utf8.count
    }

    private func newline(at offset: Int) -> String {
        guard offset < bytes.count, Lexer.isLineEnd(bytes[offset]) else { return "" }
        guard bytes[offset] == 0x0D else { return "\n" }
        return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? "\r\n" : "\r"
    }

    /// Returns whether the source ends here without a newline.
    func endsWithoutNewline(at offset: Int) -> Bool {
        offset == bytes.count && !(bytes.last.map(Lexer.isLineEnd) ?? true)
    }

    func endOfLine(before offset: Int) -> Int {
        max(start, offset - (offset > 1 && bytes[(offset - 2)..<offset].elementsEqual([0x0D, 0x0A]) ? 2 : 1))
    }

    /// Returns the line ending used near a position.
    func newline(near offset: Int) -> String {
        let before = bytes[..<offset].lastIndex(where: Lexer.isLineEnd)
        let pair = before.map { $0 > 0 && bytes[$0] == 0x0A && bytes[$0 - 1] == 0x0D ? $0 - 1 : $0 }
        guard let near = pair ?? bytes[offset...].firstIndex(where: Lexer.isLineEnd) else { return "\n" }
        return newline(at: near)
    }

    /// Returns the white space before a position on its line; `nil` if there is other text.
    func indent(of offset: Int) -> String? {
        let front = bytes[lineStart(of: offset)..<offset]
        return front.allSatisfy(Lexer.isWhitespace) ? String(decoding: front, as: UTF8.self) : nil
    }

    /// Returns whether only comments and spaces follow on the line.
    func isLast(_ offset: Int) -> Bool {
        var next = offset
        while next < bytes.count, !Lexer.isLineEnd(bytes[next]) {
            if let comment = comments.first(where: { $0.lowerBound == next }) {
                next = comment.upperBound
            } else if Lexer.isWhitespace(bytes[next]) {
                next += 1
            } else {
                return false
            }
        }
        return true
    }

    func isBlankLine(at offset: Int) -> Bool {
        offset < bytes.count && bytes[offset..<lineEnd(from: offset)].allSatisfy(Lexer.isWhitespace)
    }

    /// The position for the first import: after the comment at the top of the file.
    var firstImportOffset: Int {
        var offset = start
        while let comment = comments.first(where: { $0.lowerBound == offset }) {
            let front = bytes[comment].prefix(3)
            // A doc comment belongs to its declaration.
            guard !front.elementsEqual("///".utf8), !front.elementsEqual("/**".utf8) else { break }
            offset = nextLineStart(after: offset)
        }
        return offset > start && isBlankLine(at: offset) ? nextLineStart(after: offset) : offset
    }
}
