import CommandLine

/// A piece of an item's text with its leading spaces, which the title keeps.
struct TextPiece {
    let leadingSpaces: Substring
    let text: Substring
    let isLiteral: Bool
}

/// Splits an item's text at spaces, except within quoted values.
struct TextPieces {
    /// The meaning of `--` between spaces; at the start it always begins literal text.
    enum Dashes {
        case areText
        case beginLiteralText
    }

    private let dashes: Dashes
    private var pieces: [TextPiece] = []

    private init(_ dashes: Dashes) {
        self.dashes = dashes
    }

    /// Splits each word, except for names and notes that were quoted in the shell.
    static func cut(_ words: [Word], _ dashes: Dashes) throws(InputError) -> [TextPiece] {
        var cutter = TextPieces(dashes)
        for word in words {
            let space = cutter.pieces.isEmpty ? "" : " "
            if word.isLiteral || isOnePiece(word.text) || keepsSpaces(word, isAlone: words.count == 1) {
                cutter.add(word.text[...], after: space, isLiteral: word.isLiteral)
            } else {
                try cutter.cut(word.text[...], after: space)
            }
        }
        return cutter.pieces
    }

    /// Splits one line from a file or a prompt.
    static func cut(_ line: String, _ dashes: Dashes) throws(InputError) -> [TextPiece] {
        var cutter = TextPieces(dashes)
        try cutter.cut(line[...], after: "")
        return cutter.pieces
    }

    /// Returns `true` if a byte check shows that the word is a single piece, as for most words.
    private static func isOnePiece(_ text: String) -> Bool {
        text != "--" && !text.isEmpty
            && text.utf8.allSatisfy { $0 < 0x80 && !$0.isSpace && $0 != UInt8(ascii: "\"") }
    }

    /// Returns `true` if the word is a single value: `note:call first`, or `project:My House` beside other words.
    private static func keepsSpaces(_ word: Word, isAlone: Bool) -> Bool {
        guard let (key, value) = AttributeKey.split(word.text[...]), value.first?.isWhitespace == false,
            QuotedText.start(of: value, key) == nil
        else { return false }
        return key == .note || key == .place || key == .link || (key == .project && !isAlone)
    }

    private mutating func cut(_ text: Substring, after space: String) throws(InputError) {
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\"") }) {
            cutASCII(text, after: space)
        } else {
            try cutAny(text, after: space)
        }
    }

    /// Splits ASCII text without quotes, as most text is, in a fraction of the time.
    private mutating func cutASCII(_ text: Substring, after space: String) {
        let utf8 = text.utf8
        let bytes = utf8.span
        var before = space[...]
        var (end, endIndex) = (0, utf8.startIndex)
        while true {
            var start = end
            while start < bytes.count, bytes[start].isSpace { start += 1 }
            guard start < bytes.count else { return }
            let startIndex = utf8.index(endIndex, offsetBy: start - end)
            if start > end {
                let spaces = text[endIndex..<startIndex]
                before = before.isEmpty ? spaces : before + spaces
            }
            end = start
            while end < bytes.count, !bytes[end].isSpace { end += 1 }
            endIndex = utf8.index(startIndex, offsetBy: end - start)
            let piece = text[startIndex..<endIndex]
            if bytes[start] == UInt8(ascii: "-"), piece == "--", pieces.isEmpty || dashes == .beginLiteralText {
                return addLiteral(text[endIndex...])
            }
            pieces.append(TextPiece(leadingSpaces: before, text: piece, isLiteral: false))
            before = ""
        }
    }

    private mutating func cutAny(_ text: Substring, after space: String) throws(InputError) {
        var rest = text
        var before = space
        while true {
            let spaces = rest[..<rest.end(ofSpaces: true)]
            rest = rest[spaces.endIndex...]
            guard !rest.isEmpty else { return }
            before += String(spaces)
            var piece = rest[..<rest.end(ofSpaces: false)]
            if piece == "--", pieces.isEmpty || dashes == .beginLiteralText {
                return addLiteral(rest[piece.endIndex...])
            }
            if let (key, value) = AttributeKey.split(piece), let quote = QuotedText.start(of: value, key) {
                let inside = rest[quote...].dropFirst()
                guard let close = QuotedText.end(of: inside) else { throw .unclosedQuote(String(piece)) }
                piece = rest[..<rest.index(after: close)]
            }
            add(piece, after: before, isLiteral: false)
            rest = rest[piece.endIndex...]
            // Text directly after a closing quote is separated from the preceding title word.
            before = rest.unicodeScalars.first?.properties.isWhitespace == false ? " " : ""
        }
    }

    /// Adds the text after `--` as one piece, so that its spaces are kept.
    private mutating func addLiteral(_ text: Substring) {
        let spaces = text.prefix(while: \.isWhitespace)
        guard spaces.endIndex < text.endIndex, let last = text.lastIndex(where: { !$0.isWhitespace }) else { return }
        add(text[spaces.endIndex...last], after: String(spaces), isLiteral: true)
    }

    private mutating func add(_ text: Substring, after spaces: String, isLiteral: Bool) {
        pieces.append(TextPiece(leadingSpaces: spaces[...], text: text, isLiteral: isLiteral))
    }
}

extension Substring {
    /// Returns the end of the leading run of spaces, or of other characters.
    fileprivate func end(ofSpaces areSpaces: Bool) -> Index {
        unicodeScalars.firstIndex { $0.properties.isWhitespace != areSpaces } ?? endIndex
    }
}

/// Text between quotes, with quotes escaped by a backslash.
enum QuotedText {
    /// Returns the position of the quote that begins a value, in a note also after a sign: `note:+"she called"`.
    static func start(of value: Substring, _ key: AttributeKey) -> Substring.Index? {
        let unsigned = key == .note && value.first == "+" ? value.dropFirst() : value
        return unsigned.first == "\"" ? unsigned.startIndex : nil
    }

    static func end(of text: Substring) -> Substring.Index? {
        var isEscaped = false
        return text.indices.first { index in
            defer { isEscaped = text[index] == "\\" && !isEscaped }
            return text[index] == "\"" && !isEscaped
        }
    }

    /// Removes the backslashes before quotes; other backslashes stay.
    static func unescaped(_ text: Substring) -> String {
        var unescaped = ""
        for character in text {
            if character == "\"" { unescaped.removeLast() }
            unescaped.append(character)
        }
        return unescaped
    }
}
