import Almanac
package import CommandLine
package import Vocabulary

/// Reads the text of a new item: a title with attributes in it.
package struct ItemText {
    package struct Reading: Equatable, Sendable {
        package var details = ItemDetails()
        package var hints: [ReadingHint] = []
        /// `true` if the text names a project, or says with `project:none` that there is none.
        package var decidesProject = false
    }

    private let dates: DateReader

    package init(dates: DateReader) {
        self.dates = dates
    }

    package func read(_ words: [Word]) throws(InputError) -> Reading {
        try read { (dashes) throws(InputError) in try TextPieces.cut(words, dashes) }
    }

    package func read(line: String) throws(InputError) -> Reading {
        try read { (dashes) throws(InputError) in try TextPieces.cut(line, dashes) }
    }

    private func read(
        _ cut: (TextPieces.Dashes) throws(InputError) -> [TextPiece]
    ) throws(InputError) -> Reading {
        try DashedText.read(
            cut: cut,
            read: { (pieces) throws(InputError) in try read(pieces) },
            areEquivalent: { $0.matchesIgnoringTitle($1) }
        )
    }

    private func read(_ pieces: [TextPiece]) throws(InputError) -> Reading {
        var details = DetailsReader(dates: dates, isChange: false)
        var left = try RemainingText(pieces) { (pieces) throws(InputError) in try details.consume(pieces) }
        try details.finish(&left, wantsDate: true, canBeAll: false)
        try details.checkEnd()
        var reading = Reading(details: details.details, hints: left.hints + details.hints)
        if let hint = left.looseHint { reading.hints.append(hint) }
        reading.details.title = left.text
        reading.decidesProject = details.decidesProject
        return reading
    }
}

extension ItemText.Reading {
    fileprivate func matchesIgnoringTitle(_ other: ItemText.Reading) -> Bool {
        var retitled = self
        retitled.details.title = other.details.title
        // Hints about the title do not affect the meaning of the text.
        retitled.hints = hints.filter { $0.kind != .phrase }
        var other = other
        other.hints.removeAll { $0.kind == .phrase }
        return retitled == other
    }
}
