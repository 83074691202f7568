import Boundary

/// A piece of an item's text, with the blanks in front of it, so that what stays in the title stays as it was typed.
struct TextPiece {
    let blanks: Substring
    let text: Substring
    let isLiteral: Bool
}

enum TextPieces {
    /// Each word falls apart at its blanks, unless a shell's quotes held a name or a note together.
    static func cut(_ words: [Word]) throws(Misunderstanding) -> [TextPiece] {
        var pieces: [TextPiece] = []
        for word in words {
            let blank = pieces.isEmpty ? "" : " "
            if word.isLiteral || keepsBlanks(word, isAlone: words.count == 1) {
                pieces.append(TextPiece(blanks: blank[...], text: word.text[...], isLiteral: word.isLiteral))
            } else {
                pieces += try cut(word.text[...], after: blank)
            }
        }
        return pieces
    }

    /// One line of text, as it comes from a file: only quotes hold blanks together, and only behind a key.
    static func cut(_ line: String) throws(Misunderstanding) -> [TextPiece] {
        try cut(line[...], after: "")
    }

    /// Whether all of the word is one value: `note:call first`, and `project:My House` unless it is all there is.
    private static func keepsBlanks(_ word: Word, isAlone: Bool) -> Bool {
        guard let (key, value) = AttributeKey.split(word.text[...]), let first = value.first, first != "\"",
            !first.isWhitespace
        else { return false }
        return key == .note || (key == .project && !isAlone)
    }

    private static func cut(_ text: Substring, after first: String) throws(Misunderstanding) -> [TextPiece] {
        var pieces: [TextPiece] = []
        var rest = text
        while !rest.isEmpty {
            let blanks = rest.prefix(while: \.isWhitespace)
            rest = rest[blanks.endIndex...]
            guard !rest.isEmpty else { break }
            var piece = rest.prefix { !$0.isWhitespace }
            if let (_, value) = AttributeKey.split(piece), value.first == "\"" {
                let inside = rest[value.startIndex...].dropFirst()
                guard let close = inside.firstIndex(of: "\"") else { throw .openQuote(String(piece)) }
                piece = rest[..<rest.index(after: close)]
            }
            rest = rest[piece.endIndex...]
            // Text may follow a closed quote at once, and must not stick to the word before that.
            let before = pieces.isEmpty ? first + blanks : blanks.isEmpty ? " " : String(blanks)
            pieces.append(TextPiece(blanks: before[...], text: piece, isLiteral: false))
        }
        return pieces
    }
}
