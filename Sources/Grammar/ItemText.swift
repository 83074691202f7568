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

    private func read(
        _ cut: (TextPieces.Dashes) throws(Misunderstanding) -> [TextPiece]
    ) throws(Misunderstanding) -> Reading {
        try DashedText.read(
            cut: cut,
            read: { (pieces) throws(Misunderstanding) in try read(pieces) },
            areTheSame: { $0.saysTheSame(as: $1) }
        )
    }

    private func read(_ pieces: [TextPiece]) throws(Misunderstanding) -> Reading {
        var facts = FactsReader(dates: dates)
        var left = try LeftText(pieces) { (pieces) throws(Misunderstanding) in try facts.take(pieces) }
        // A date that is the whole text is a title; where a day was said, none is looked for.
        if facts.facts.due != nil || !isDate(left) { try facts.takeEnd(of: &left) }
        var reading = Reading(facts: facts.facts, hints: left.hints)
        reading.facts.title = left.text
        return reading
    }

    private func isDate(_ text: LeftText) -> Bool {
        let words = text.lastWords
        return words.count == text.title.count && dates.takes(words)
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
