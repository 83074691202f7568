import Boundary

/// A piece of an item's text, with the blanks in front of it, so that what stays in the title stays as it was typed.
struct TextPiece {
    let blanks: Substring
    let text: Substring
    let isLiteral: Bool
}

/// Cuts an item's text at its blanks, but for those that quotes hold together behind a key.
struct TextPieces {
    /// What `--` between blanks is; in front of all else it always begins literal text.
    enum Dashes {
        case areText
        /// All that stands behind one, in its line or its word, means nothing but itself.
        case beginLiteralText
    }

    private let dashes: Dashes
    private var pieces: [TextPiece] = []

    private init(_ dashes: Dashes) {
        self.dashes = dashes
    }

    /// Each word falls apart, unless a shell's quotes held a name or a note together.
    static func cut(_ words: [Word], _ dashes: Dashes) throws(Misunderstanding) -> [TextPiece] {
        var cutter = TextPieces(dashes)
        for word in words {
            let blank = cutter.pieces.isEmpty ? "" : " "
            if word.isLiteral || isOnePiece(word.text) || keepsBlanks(word, isAlone: words.count == 1) {
                cutter.add(word.text[...], after: blank, isLiteral: word.isLiteral)
            } else {
                try cutter.cut(word.text[...], after: blank)
            }
        }
        return cutter.pieces
    }

    /// One line of text, as it comes from a file or a question.
    static func cut(_ line: String, _ dashes: Dashes) throws(Misunderstanding) -> [TextPiece] {
        var cutter = TextPieces(dashes)
        try cutter.cut(line[...], after: "")
        return cutter.pieces
    }

    /// Whether bytes tell that there is nothing to cut, as they do of most words.
    private static func isOnePiece(_ text: String) -> Bool {
        text != "--" && !text.isEmpty
            && text.utf8.allSatisfy { $0 < 0x80 && !$0.isBlank && $0 != UInt8(ascii: "\"") }
    }

    /// Whether all of the word is one value: `note:call first`, and `project:My House` unless it is all there is.
    private static func keepsBlanks(_ word: Word, isAlone: Bool) -> Bool {
        guard let (key, value) = AttributeKey.split(word.text[...]), let first = value.first, first != "\"",
            !first.isWhitespace
        else { return false }
        return key == .note || (key == .project && !isAlone)
    }

    private mutating func cut(_ text: Substring, after blank: String) throws(Misunderstanding) {
        var rest = text
        var before = blank
        let isASCII = text.isASCII
        while true {
            let blanks = rest[..<rest.end(ofBlanks: true, isASCII)]
            rest = rest[blanks.endIndex...]
            guard !rest.isEmpty else { return }
            before += blanks
            var piece = rest[..<rest.end(ofBlanks: false, isASCII)]
            if piece == "--", pieces.isEmpty || dashes == .beginLiteralText {
                return addLiteral(rest[piece.endIndex...])
            }
            if let (_, value) = AttributeKey.split(piece), value.first == "\"" {
                let inside = rest[value.startIndex...].dropFirst()
                guard let close = QuotedText.end(of: inside) else { throw .openQuote(String(piece)) }
                piece = rest[..<rest.index(after: close)]
            }
            add(piece, after: before, isLiteral: false)
            rest = rest[piece.endIndex...]
            // Text may follow a closed quote at once, and must not stick to the word before that.
            before = rest.unicodeScalars.first?.properties.isWhitespace == false ? " " : ""
        }
    }

    /// What stands behind `--` is one piece, so that it stays as it was typed.
    private mutating func addLiteral(_ text: Substring) {
        let blanks = text.prefix(while: \.isWhitespace)
        guard blanks.endIndex < text.endIndex, let last = text.lastIndex(where: { !$0.isWhitespace }) else { return }
        add(text[blanks.endIndex...last], after: String(blanks), isLiteral: true)
    }

    private mutating func add(_ text: Substring, after blanks: String, isLiteral: Bool) {
        pieces.append(TextPiece(blanks: blanks[...], text: text, isLiteral: isLiteral))
    }
}

extension Substring {
    /// Where the blanks in front end, or what is none; bytes tell where every one is a character of its own, many times
    /// as fast.
    fileprivate func end(ofBlanks areBlanks: Bool, _ isASCII: Bool) -> Index {
        if isASCII { return utf8.firstIndex { $0.isBlank != areBlanks } ?? endIndex }
        return unicodeScalars.firstIndex { $0.properties.isWhitespace != areBlanks } ?? endIndex
    }
}

/// Text between quotes, in which a backslash makes text of the next one.
enum QuotedText {
    static func end(of text: Substring) -> Substring.Index? {
        var isEscaped = false
        return text.indices.first { index in
            defer { isEscaped = text[index] == "\\" && !isEscaped }
            return text[index] == "\"" && !isEscaped
        }
    }

    /// The text as it is meant; a backslash in front of anything else stays.
    static func plain(_ text: Substring) -> String {
        var plain = ""
        for character in text {
            if character == "\"" { plain.removeLast() }
            plain.append(character)
        }
        return plain
    }
}
