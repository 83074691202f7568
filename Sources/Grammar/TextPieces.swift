import Boundary

/// A piece of an item's text, with the blanks in front of it, so that what stays in the title stays as it was typed.
struct TextPiece {
    let blanks: Substring
    let text: Substring
    let isLiteral: Bool
}

enum TextPieces {
    /// The keys whose values may have blanks in them when a shell's quotes hold them together: `due:next fri`.
    private static let keysOfManyWords: Set<AttributeKey> = [.note, .due, .wait, .every, .again]

    /// Words with such a key and its value keep their blanks; others fall apart at them.
    static func cut(_ words: [Word]) throws(Misunderstanding) -> [TextPiece] {
        var pieces: [TextPiece] = []
        for word in words {
            let blank = pieces.isEmpty ? "" : " "
            if word.isLiteral {
                pieces.append(TextPiece(blanks: blank[...], text: word.text[...], isLiteral: true))
            } else if let (key, value) = AttributeKey.split(word.text[...]), keysOfManyWords.contains(key),
                let first = value.first, first != "\"", !first.isWhitespace
            {
                pieces.append(TextPiece(blanks: blank[...], text: word.text[...], isLiteral: false))
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

    /// A piece that held together, at its blanks; one that quotes hold together stays whole.
    static func split(_ piece: TextPiece) -> [TextPiece] {
        guard let (key, value) = AttributeKey.split(piece.text), keysOfManyWords.contains(key), value.first != "\"",
            let parts = try? cut(piece.text, after: String(piece.blanks))
        else { return [piece] }
        return parts
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
