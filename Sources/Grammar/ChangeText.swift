import Almanac
package import Boundary

/// Reads what is typed after the items of `change`: attributes to set and to clear, and perhaps a new title.
package struct ChangeText {
    /// What was understood.
    package struct Reading: Equatable, Sendable {
        package var changes = ItemChanges()
        package var hints: [ReadingHint] = []
    }

    private let dates: DateReader

    package init(dates: DateReader) {
        self.dates = dates
    }

    package func read(_ words: [Word]) throws(Misunderstanding) -> Reading {
        try DashedText.read(
            cut: { (dashes) throws(Misunderstanding) in try TextPieces.cut(words, dashes) },
            read: { (pieces) throws(Misunderstanding) in try read(pieces) },
            areTheSame: { $0.saysTheSame(as: $1) }
        )
    }

    private func read(_ pieces: [TextPiece]) throws(Misunderstanding) -> Reading {
        var reader = ChangesReader(dates: dates)
        var left = try LeftText(pieces, marks: "+#@-") { (pieces) throws(Misunderstanding) in
            try reader.take(pieces)
        }
        // Unlike a new item's, a text that is nothing but a date is no title: `change 3 tomorrow`.
        try reader.takeEnd(of: &left)
        var changes = try reader.changes
        // A slip is no reason to take away the title that was there.
        if left.isDoubtful, let slip = left.hints.first {
            throw .inText(.unknownAttribute(slip.word, suggestion: slip.suggestion))
        }
        if !left.title.isEmpty { changes.title = left.text }
        return Reading(changes: changes, hints: left.hints)
    }
}

extension ChangeText.Reading {
    /// Whether the two differ in nothing but the title.
    fileprivate func saysTheSame(as other: ChangeText.Reading) -> Bool {
        var retitled = self
        retitled.changes.title = other.changes.title
        return retitled == other
    }
}

/// Takes the pieces of a text that say what is to be different.
private struct ChangesReader {
    private var facts: FactsReader
    private var cleared: [AttributeKey] = []
    private var removedTags: [String] = []

    init(dates: DateReader) {
        facts = FactsReader(dates: dates)
    }

    /// How many pieces in front were taken; none where the first is text.
    mutating func take(_ pieces: ArraySlice<TextPiece>) throws(Misunderstanding) -> Int {
        guard let piece = pieces.first, !piece.isLiteral else { return 0 }
        if piece.text.first == "-", let tag = TagWord.unmarked(piece.text.dropFirst()) {
            removedTags.append(tag)
            return 1
        }
        if let (key, value) = AttributeKey.split(piece.text), value.isEmpty || value == "\"\"" {
            guard !cleared.contains(key) else { throw .attributeTwice("\(key.rawValue):") }
            cleared.append(key)
            return 1
        }
        return try facts.take(pieces)
    }

    mutating func takeEnd(of left: inout LeftText) throws(Misunderstanding) {
        if !cleared.contains(.due) { try facts.takeEnd(of: &left) }
    }

    var changes: ItemChanges {
        get throws(Misunderstanding) {
            let said = facts.facts
            var changes = ItemChanges()
            changes.note = try change(said.note, .note)
            changes.project = try change(said.project, .project)
            changes.priority = try change(said.priority, .pri)
            changes.due = try change(said.due, .due)
            changes.wait = try change(said.wait, .wait)
            changes.repeats = try change(said.repeats, .every, .again)
            changes.needs = try change(said.needs.isEmpty ? nil : said.needs, .needs)
            changes.parent = try change(said.parent, .parent)
            changes.addedTags = said.tags
            changes.removedTags = removedTags
            if let tag = said.tags.first(where: removedTags.contains) { throw .attributeTwice(tag) }
            return changes
        }
    }

    private func change<Value>(
        _ said: Value?,
        _ keys: AttributeKey...
    ) throws(Misunderstanding) -> ItemChanges.Change<Value>? {
        let key = keys.first(where: cleared.contains)
        guard let said else { return key == nil ? nil : .clear }
        if let key { throw .attributeTwice("\(key.rawValue):") }
        return .set(said)
    }
}
