import Boundary

/// What is left of a text once a reader took the pieces that say something of the item.
struct LeftText {
    private(set) var title: [TextPiece] = []
    private(set) var hints: [ReadingHint] = []

    /// The closure answers how many pieces in front it took; none where the first is text. The marks are those that
    /// make a word a tag.
    init(
        _ pieces: [TextPiece],
        marks: String = "+#@",
        take: (ArraySlice<TextPiece>) throws(Misunderstanding) -> Int
    ) throws(Misunderstanding) {
        var rest = pieces[...]
        while let piece = rest.first {
            let count = try take(rest)
            rest = rest.dropFirst(max(count, 1))
            guard count == 0 else { continue }
            title.append(piece)
            if !piece.isLiteral,
                let meant = AttributeKey.nearest(to: piece.text) ?? TagWord.separated(piece.text, marks: marks)
            {
                hints.append(ReadingHint(word: String(piece.text), suggestion: meant))
            }
        }
    }

    /// The words at the end that may be a date, as those behind `--` are not.
    var lastWords: [String] {
        title.reversed().prefix { !$0.isLiteral }.reversed().map { String($0.text) }
    }

    mutating func dropLast(_ count: Int) {
        title.removeLast(count)
    }

    /// Whether all of it looks like slips.
    var isDoubtful: Bool { !hints.isEmpty && hints.count == title.count }

    /// Put together again, byte for byte.
    var text: String {
        var text = ""
        for (index, piece) in title.enumerated() {
            if index > 0 { text += piece.blanks }
            text += piece.text
        }
        return text
    }
}

/// Text in which `--` may be a dash or the beginning of plain text.
enum DashedText {
    /// `--` is just a dash where nothing behind it can be mistaken, as in `Buy milk -- the good one`.
    static func read<Reading>(
        cut: (TextPieces.Dashes) throws(Misunderstanding) -> [TextPiece],
        read: ([TextPiece]) throws(Misunderstanding) -> Reading,
        areTheSame: (Reading, Reading) -> Bool
    ) throws(Misunderstanding) -> Reading {
        let plain: Reading
        do {
            let pieces = try cut(.areText)
            plain = try read(pieces)
            guard pieces.contains(where: { !$0.isLiteral && $0.text == "--" }) else { return plain }
        } catch {
            return try read(cut(.beginLiteralText))
        }
        let literal = try read(cut(.beginLiteralText))
        return areTheSame(literal, plain) ? plain : literal
    }
}
