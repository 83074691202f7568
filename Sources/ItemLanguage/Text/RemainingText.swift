import Vocabulary

/// The text without the pieces that are attributes.
struct RemainingText {
    private(set) var title: [TextPiece] = []
    private(set) var hints: [ReadingHint] = []

    /// - Parameters:
    ///   - marks: the marks of tags, for hints.
    ///   - consume: reads an attribute at the start of the pieces and returns its number of pieces, 0 for text.
    init(
        _ pieces: [TextPiece],
        marks: String = "+#@",
        consume: (ArraySlice<TextPiece>) throws(InputError) -> Int
    ) throws(InputError) {
        var rest = pieces[...]
        while let piece = rest.first {
            let count = try consume(rest)
            rest = rest.dropFirst(max(count, 1))
            guard count == 0 else { continue }
            title.append(piece)
            if !piece.isLiteral,
                let suggestion = AttributeKey.nearest(to: piece.text) ?? TagWord.separated(piece.text, marks: marks)
            {
                hints.append(ReadingHint(word: String(piece.text), suggestion: suggestion))
            }
        }
    }

    /// The words at the end that may be a date; words after `--` are not.
    var lastWords: [String] {
        title.reversed().prefix { !$0.isLiteral }.reversed().map { String($0.text) }
    }

    mutating func dropLast(_ count: Int) {
        title.removeLast(count)
    }

    /// `true` if every word looks like a misspelled attribute.
    var looksMistyped: Bool { !hints.isEmpty && hints.count == title.count }

    /// The title as typed, byte for byte.
    var text: String {
        var text = ""
        for (index, piece) in title.enumerated() {
            if index > 0 { text += piece.leadingSpaces }
            text += piece.text
        }
        return text
    }
}

/// Decides whether `--` is a dash or starts literal text.
enum DashedText {
    /// Reads `--` as a dash if nothing after it could be misread, as in `Buy milk -- the good one`.
    static func read<Reading>(
        cut: (TextPieces.Dashes) throws(InputError) -> [TextPiece],
        read: ([TextPiece]) throws(InputError) -> Reading,
        areEquivalent: (Reading, Reading) -> Bool
    ) throws(InputError) -> Reading {
        let plain: Reading
        do {
            let pieces = try cut(.areText)
            plain = try read(pieces)
            guard pieces.contains(where: { !$0.isLiteral && $0.text == "--" }) else { return plain }
        } catch {
            return try read(cut(.beginLiteralText))
        }
        let literal = try read(cut(.beginLiteralText))
        return areEquivalent(literal, plain) ? plain : literal
    }
}
