import Almanac
import Boundary

/// Takes the pieces of a text that say something of the item, one after the other.
struct FactsReader {
    private(set) var facts = ItemFacts()
    /// The time that is due, where no day was said with it.
    private var time: TimeOfDay?
    private var seen: [AttributeKey] = []
    private let dates: DateReader

    init(dates: DateReader) {
        self.dates = dates
    }

    /// How many pieces in front said something of the item, which is in the facts now; none where the first is text.
    mutating func take(_ pieces: ArraySlice<TextPiece>) throws(Misunderstanding) -> Int {
        guard let piece = pieces.first, !piece.isLiteral else { return 0 }
        if let tag = TagWord.read(piece.text) {
            if !facts.tags.contains(tag) { facts.tags.append(tag) }
            return 1
        }
        if let level = PriorityWords.marked(piece.text) {
            guard facts.priority == nil else { throw .attributeTwice("priority") }
            facts.priority = level
            return 1
        }
        guard let (key, raw) = AttributeKey.split(piece.text) else { return 0 }
        let isQuoted = raw.first == "\""
        let value = isQuoted ? QuotedText.plain(raw.dropFirst().dropLast())[...] : raw
        guard value.contains(where: { !$0.isWhitespace }) else { return 0 }
        guard key == .needs || !seen.contains(key) else { throw .attributeTwice("\(key.rawValue):") }
        seen.append(key)
        let following = isQuoted ? [] : FactsReader.words(behind: pieces)
        return 1 + (try set(key, to: LongValue(value: String(value), following: following)))
    }

    /// Takes the words at the end that say when. Of what comes back a time alone is that of the first day.
    mutating func takeEnd(of left: inout LeftText) throws(Misunderstanding) {
        if facts.due == nil {
            let words = left.lastWords
            let when = try dates.trailing(words)
            if facts.repeats != nil, let clock = dates.trailingTime(words), when?.count ?? 0 <= clock.count {
                time = clock.time
                left.dropLast(clock.count)
            } else if let when {
                facts.due = when.due
                left.dropLast(when.count)
            }
        }
        if let time, let repeats = facts.repeats { facts.due = dates.first(of: repeats, at: time) }
    }

    /// The words behind the first piece that can be nothing but text, as far as a date may reach.
    private static func words(behind pieces: ArraySlice<TextPiece>) -> ArraySlice<String> {
        pieces.dropFirst().prefix(DateReader.longestPhrase).prefix { piece in
            !piece.isLiteral && TagWord.read(piece.text) == nil && PriorityWords.marked(piece.text) == nil
                && AttributeKey.split(piece.text) == nil
        }.map { String($0.text) }[...]
    }

    /// How many words behind the value belonged to it.
    private mutating func set(_ key: AttributeKey, to long: LongValue) throws(Misunderstanding) -> Int {
        let value = long.value
        switch key {
        case .due:
            let run = try long.read { (text) throws(Misunderstanding) in try dates.due(text, key: key.rawValue) }
            facts.due = run.meaning
            time = run.count == 0 ? dates.time(value) : nil
            return run.count
        case .wait:
            let run = try long.read { (text) throws(Misunderstanding) in try dates.day(text, key: key.rawValue) }
            facts.wait = run.meaning
            return run.count
        case .every, .again:
            let run = try long.read { (text) throws(Misunderstanding) in
                try RepetitionWords.read(text, key: key.rawValue)
            }
            guard facts.repeats == nil else { throw .attributeTwice("every: or again:") }
            facts.repeats = key == .every ? .every(run.meaning) : .again(run.meaning)
            return run.count
        case .project:
            guard !value.contains(where: \.isNewline) else { throw .lineBreak(key: key.rawValue) }
            facts.project = value
        case .pri:
            guard let level = PriorityWords.level(value) else { throw .notAPriority(value) }
            guard facts.priority == nil else { throw .attributeTwice("priority") }
            facts.priority = level
        case .needs:
            for id in try IDWords.few(value, key: key.rawValue) where !facts.needs.contains(id) {
                facts.needs.append(id)
            }
            guard facts.needs.count <= IDWords.mostNeeds else { throw .tooManyNeeds(limit: IDWords.mostNeeds) }
        case .parent:
            let id = try IDWords.one(value, key: key.rawValue)
            facts.parent = id
        case .note:
            facts.note = value
        }
        return 0
    }
}
