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
        /// `true` if the text begins with a ticked box.
        package var isDone = false
        /// The number of items of a list that the item is part of, one inside the other.
        package var depth = 0
    }

    private let dates: DateReader

    package init(dates: DateReader) {
        self.dates = dates
    }

    /// Reads the words of a command line. A bullet and a check box before them are not part of the title.
    package func read(_ words: [Word]) throws(InputError) -> Reading {
        let (bare, isDone) = ItemText.withoutMarks(words)
        let reading = try read(isDone) { (dashes) throws(InputError) in try TextPieces.cut(bare, dashes) }
        // Without further text, the mark is the title.
        guard reading.details.title.isEmpty, bare.count < words.count else { return reading }
        return try read(false) { (dashes) throws(InputError) in try TextPieces.cut(words, dashes) }
    }

    /// Reads a line. A bullet and a check box before the text are not part of the title.
    package func read(line: String) throws(InputError) -> Reading {
        let content = ListLine(line[...]).content().flatMap { $0.text.isEmpty ? nil : $0 }
        let text = content.map { String($0.text) } ?? line
        return try read(content?.isDone ?? false) { (dashes) throws(InputError) in try TextPieces.cut(text, dashes) }
    }

    /// Reads a line of a list.
    package func read(_ line: ListedLine) throws(InputError) -> Reading {
        var reading = try read(line: line.text)
        reading.isDone = reading.isDone || line.isDone
        reading.depth = line.depth
        return reading
    }

    /// Removes the marks, which are words of their own or begin the first one: `-`, `- Milk`, `[x]`, `[` `]`.
    private static func withoutMarks(_ words: [Word]) -> (words: [Word], isDone: Bool) {
        guard let first = words.first, !first.isLiteral, ListLine(first.text[...]).canHaveMarks else {
            return (words, false)
        }
        // The last word is never a mark, so a title remains.
        let marks = words.dropLast().prefix(3).prefix { !$0.isLiteral && $0.text.utf8.count <= 3 }
        for count in stride(from: marks.count, through: 0, by: -1) {
            let line = words.prefix(count + 1).map(\.text).joined(separator: " ")
            guard let content = ListLine(line[...]).content() else { break }
            if content.text == words[count].text { return (Array(words[count...]), content.isDone) }
            if count == 0, !content.text.isEmpty {
                return ([Word(String(content.text))] + words.dropFirst(), content.isDone)
            }
        }
        return (words, false)
    }

    private func read(
        _ isDone: Bool,
        _ cut: (TextPieces.Dashes) throws(InputError) -> [TextPiece]
    ) throws(InputError) -> Reading {
        var reading = try DashedText.read(
            cut: cut,
            read: { (pieces) throws(InputError) in try read(pieces) },
            areEquivalent: { $0.matchesIgnoringTitle($1) }
        )
        reading.isDone = isDone
        return reading
    }

    private func read(_ pieces: [TextPiece]) throws(InputError) -> Reading {
        var details = DetailsReader(dates: dates, isChange: false)
        var left = try RemainingText(pieces, dates: dates) { (pieces) throws(InputError) in try details.consume(pieces)
        }
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
