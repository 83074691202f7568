import Almanac
package import Boundary

/// Reads what is typed after `add`: a title with attributes in it.
package struct ItemText {
    /// What was understood.
    package struct Reading: Equatable, Sendable {
        package var facts = ItemFacts()
        package var hints: [ReadingHint] = []
    }

    /// What needs more items than this is no item but a list.
    private static let mostNeeds = 100

    private let dates: DateReader

    package init(dates: DateReader) {
        self.dates = dates
    }

    package func read(_ words: [Word]) throws(Misunderstanding) -> Reading {
        try read(TextPieces.cut(words))
    }

    package func read(line: String) throws(Misunderstanding) -> Reading {
        try read(TextPieces.cut(line))
    }

    private func read(_ pieces: [TextPiece]) throws(Misunderstanding) -> Reading {
        var reading = Reading()
        var title: [TextPiece] = []
        var seen: [AttributeKey] = []
        for piece in pieces {
            for left in try understand(piece, into: &reading.facts, seen: &seen) {
                title.append(left)
                guard !left.isLiteral, let key = AttributeKey.nearest(to: left.text) else { continue }
                reading.hints.append(ReadingHint(word: String(left.text), suggestion: key))
            }
        }
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

    /// Takes what a piece says, and answers what of it is left for the title.
    private func understand(
        _ piece: TextPiece,
        into facts: inout ItemFacts,
        seen: inout [AttributeKey]
    ) throws(Misunderstanding) -> [TextPiece] {
        if piece.isLiteral { return [piece] }
        let before = (facts, seen)
        do {
            return try take(piece.text, into: &facts, seen: &seen) ? [] : [piece]
        } catch {
            // One quoted word may hold the attribute and more: `"due:fri Call mum"`.
            let parts = TextPieces.split(piece)
            guard parts.count > 1 else { throw error }
            (facts, seen) = before
            var left: [TextPiece] = []
            for part in parts {
                guard let isTaken = try? take(part.text, into: &facts, seen: &seen) else { throw error }
                if !isTaken { left.append(part) }
            }
            return left
        }
    }

    /// Whether the word was an attribute; if so its meaning is in the facts.
    private func take(
        _ word: Substring,
        into facts: inout ItemFacts,
        seen: inout [AttributeKey]
    ) throws(Misunderstanding) -> Bool {
        if let tag = TagWord.read(word) {
            if !facts.tags.contains(tag) { facts.tags.append(tag) }
            return true
        }
        if word.first == "!", let level = PriorityWords.level(word.dropFirst()) {
            guard facts.priority == nil else { throw .attributeTwice("priority") }
            facts.priority = level
            return true
        }
        guard let (key, raw) = AttributeKey.split(word), !raw.isEmpty, raw != "\"\"" else { return false }
        guard key == .needs || !seen.contains(key) else { throw .attributeTwice("\(key.rawValue):") }
        seen.append(key)
        let value = raw.first == "\"" ? String(raw.dropFirst().dropLast()) : String(raw)
        try set(key, to: value, in: &facts)
        return true
    }

    private func set(_ key: AttributeKey, to value: String, in facts: inout ItemFacts) throws(Misunderstanding) {
        switch key {
        case .due:
            facts.due = try dates.due(value, key: key.rawValue)
        case .wait:
            facts.wait = try dates.day(value, key: key.rawValue)
        case .project:
            facts.project = value
        case .pri:
            guard let level = PriorityWords.level(value) else { throw .notAPriority(value) }
            guard facts.priority == nil else { throw .attributeTwice("priority") }
            facts.priority = level
        case .every, .again:
            let repetition = try RepetitionWords.read(value, key: key.rawValue)
            guard facts.repeats == nil else { throw .attributeTwice("every: or again:") }
            facts.repeats = key == .every ? .every(repetition) : .again(repetition)
        case .needs:
            try addNeeds(IDWords.ranges(value, key: key.rawValue), to: &facts)
        case .parent:
            guard let id = IDWords.id(value) else { throw .notAnID(value, key: key.rawValue) }
            facts.parent = id
        case .note:
            facts.note = value
        }
    }

    /// Ranges are counted before they are listed, as they may be long.
    private func addNeeds(_ ranges: [ClosedRange<Int>], to facts: inout ItemFacts) throws(Misunderstanding) {
        let limit = ItemText.mostNeeds
        let trouble = Misunderstanding.tooManyNeeds(limit: limit)
        guard ranges.reduce(0, { $0 + $1.count }) <= limit else { throw trouble }
        for id in ranges.joined() where !facts.needs.contains(id) { facts.needs.append(id) }
        guard facts.needs.count <= limit else { throw trouble }
    }
}

/// A title put together from what is left, byte for byte.
private enum TitleText {
    static func join(_ pieces: [TextPiece]) -> String {
        pieces.enumerated().map { $0.offset == 0 ? $0.element.text : $0.element.blanks + $0.element.text }.joined()
    }
}
