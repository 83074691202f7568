import Almanac
package import Boundary

/// Reads what is typed after `add`: a title with attributes in it.
package struct ItemText {
    /// What was understood.
    package struct Reading: Equatable, Sendable {
        package var facts = ItemFacts()
        package var hints: [ReadingHint] = []
    }

    private let dates: DateReader

    package init(dates: DateReader) {
        self.dates = dates
    }

    package func read(_ words: [Word]) throws(Misunderstanding) -> Reading {
        try read { (dashes) throws(Misunderstanding) in try TextPieces.cut(words, dashes) }
    }

    package func read(line: String) throws(Misunderstanding) -> Reading {
        try read { (dashes) throws(Misunderstanding) in try TextPieces.cut(line, dashes) }
    }

    /// `--` is just a dash where nothing behind it can be mistaken, as in `Buy milk -- the good one`.
    private func read(
        _ cut: (TextPieces.Dashes) throws(Misunderstanding) -> [TextPiece]
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
        return literal.saysTheSame(as: plain) ? plain : literal
    }

    private func read(_ pieces: [TextPiece]) throws(Misunderstanding) -> Reading {
        var facts = FactsReader(dates: dates)
        var hints: [ReadingHint] = []
        var title: [TextPiece] = []
        var rest = pieces[...]
        while let piece = rest.first {
            let count = try facts.take(rest)
            rest = rest.dropFirst(max(count, 1))
            guard count == 0 else { continue }
            title.append(piece)
            if !piece.isLiteral, let key = AttributeKey.nearest(to: piece.text) {
                hints.append(ReadingHint(word: String(piece.text), suggestion: key))
            }
        }
        var reading = Reading(facts: facts.facts, hints: hints)
        if reading.facts.due == nil, let when = try trailingDate(of: title) {
            reading.facts.due = when.due
            title.removeLast(when.count)
        }
        reading.facts.title = TitleText.join(title)
        return reading
    }

    /// A date that is the whole text is a title; words behind `--` are never a date.
    private func trailingDate(of title: [TextPiece]) throws(Misunderstanding) -> (due: Due, count: Int)? {
        let words = title.reversed().prefix { !$0.isLiteral }.reversed().map { String($0.text) }
        return words.count == title.count && dates.takes(words) ? nil : try dates.trailing(words)
    }
}

extension ItemText.Reading {
    /// Whether the two differ in nothing but the title.
    fileprivate func saysTheSame(as other: ItemText.Reading) -> Bool {
        var retitled = self
        retitled.facts.title = other.facts.title
        return retitled == other
    }
}

/// A title put together from what is left, byte for byte.
private enum TitleText {
    static func join(_ pieces: [TextPiece]) -> String {
        pieces.enumerated().map { $0.offset == 0 ? $0.element.text : $0.element.blanks + $0.element.text }.joined()
    }
}
