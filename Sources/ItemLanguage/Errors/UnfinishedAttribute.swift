package import CommandLine

/// An attribute at the end of the text of a new item that has no value yet: `due:`, `+`.
package struct UnfinishedAttribute: Equatable, Sendable {
    /// The word as typed.
    package let word: String
    /// A complete attribute.
    private let example: String

    package init?(in line: String) {
        self.init(endOf: try? TextPieces.cut(line, .beginLiteralText))
    }

    package init?(in words: [Word]) {
        self.init(endOf: try? TextPieces.cut(words, .beginLiteralText))
    }

    private init?(endOf pieces: [TextPiece]?) {
        guard let last = pieces?.last, !last.isLiteral else { return nil }
        word = String(last.text)
        if ["+", "#", "@"].contains(word) {
            example = "\(word)home"
        } else if let (key, value) = AttributeKey.split(last.text), value.isEmpty {
            example = AttributeHints.example(of: key)
        } else {
            return nil
        }
    }

    /// Returns the line without the attribute.
    package func rest(of line: String) -> String {
        let end = line.lastIndex { !$0.isWhitespace }.map(line.index(after:)) ?? line.startIndex
        return String(line[..<end].dropLast(word.count))
    }

    package var error: InputError { .inText(.item(.unfinishedAttribute(word, example: example))) }
}
