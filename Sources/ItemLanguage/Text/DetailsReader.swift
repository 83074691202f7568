import Almanac
import Vocabulary

/// Collects the attributes of an item from the pieces of the text.
struct DetailsReader {
    private(set) var details = ItemDetails()
    /// A due time without a day.
    private var time: TimeOfDay?
    private var seen: [AttributeKey] = []
    private let dates: DateReader

    init(dates: DateReader) {
        self.dates = dates
    }

    /// Consumes an attribute at the start of `pieces` and returns the number of pieces read, 0 if the first is text.
    mutating func consume(_ pieces: ArraySlice<TextPiece>) throws(InputError) -> Int {
        guard let piece = pieces.first, !piece.isLiteral else { return 0 }
        if let tag = TagWord.read(piece.text) {
            try add(tag)
            return 1
        }
        if let level = PriorityWords.marked(piece.text) {
            guard details.priority == nil else { throw .duplicateAttribute("priority") }
            details.priority = level
            return 1
        }
        guard let (key, raw) = AttributeKey.split(piece.text) else { return 0 }
        let isQuoted = raw.first == "\""
        let value = isQuoted ? QuotedText.unescaped(raw.dropFirst().dropLast())[...] : raw
        guard value.contains(where: { !$0.isWhitespace }) else { return 0 }
        guard key == .needs || key == .tag || !seen.contains(key) else { throw .duplicateAttribute("\(key.rawValue):") }
        seen.append(key)
        if !isQuoted, key.isCleared(by: value) { return 1 }
        let following = isQuoted ? [] : DetailsReader.words(after: pieces)
        return 1 + (try set(key, to: MultiwordValue(value: String(value), following: following)))
    }

    /// Reads a date at the end of the text; for a repeating item, a time alone sets the time of the first occurrence.
    mutating func consumeTrailingDate(of left: inout RemainingText) throws(InputError) {
        if details.due == nil {
            let words = left.lastWords
            let when = try dates.trailing(words)
            if details.recurrence != nil, let clock = dates.trailingTime(words), when?.count ?? 0 <= clock.count {
                time = clock.time
                left.dropLast(clock.count)
            } else if let when {
                details.due = when.due
                left.dropLast(when.count)
            }
        }
        if let time, let recurrence = details.recurrence { details.due = dates.first(of: recurrence, at: time) }
    }

    /// Returns the plain words after the first piece, up to the maximum length of a date.
    private static func words(after pieces: ArraySlice<TextPiece>) -> ArraySlice<String> {
        pieces.dropFirst().prefix(DateReader.maximumWordCount).prefix { piece in
            !piece.isLiteral && TagWord.read(piece.text) == nil && PriorityWords.marked(piece.text) == nil
                && AttributeKey.split(piece.text) == nil
        }.map { String($0.text) }[...]
    }

    private mutating func add(_ tag: String) throws(InputError) {
        if !details.tags.contains(tag) { details.tags.append(tag) }
        guard details.tags.count <= ItemDetails.maximumTagCount else {
            throw .tooManyTags(limit: ItemDetails.maximumTagCount)
        }
    }

    /// Sets an attribute and returns the number of following words that belong to its value.
    private mutating func set(_ key: AttributeKey, to long: MultiwordValue) throws(InputError) -> Int {
        let value = long.value
        switch key {
        case .due:
            let run = try long.read { (text) throws(InputError) in try dates.due(text, key: key.rawValue) }
            details.due = run.meaning
            time = run.count == 0 ? dates.time(value) : nil
            return run.count
        case .wait:
            let run = try long.read { (text) throws(InputError) in try dates.day(text, key: key.rawValue) }
            details.wait = run.meaning
            return run.count
        case .every, .again:
            let run = try long.read { (text) throws(InputError) in
                try RepetitionWords.read(text, key: key.rawValue)
            }
            guard details.recurrence == nil else { throw .conflictingAttributes("every:", "again:") }
            details.recurrence = key == .every ? .every(run.meaning) : .again(run.meaning)
            return run.count
        case .project:
            guard !value.contains(where: \.isNewline) else { throw .unexpectedLineBreak(key: key.rawValue) }
            details.project = value
        case .pri:
            guard let level = PriorityWords.level(value) else { throw .notAPriority(value) }
            guard details.priority == nil else { throw .duplicateAttribute("priority") }
            details.priority = level
        case .needs:
            for id in try IDWords.list(value, key: key.rawValue) where !details.needs.contains(id) {
                details.needs.append(id)
            }
            guard details.needs.count <= IDWords.maximumDependencies else {
                throw .tooManyDependencies(limit: IDWords.maximumDependencies)
            }
        case .parent:
            let id = try IDWords.single(value, key: key.rawValue)
            details.parent = id
        case .note:
            details.note = value
        case .tag:
            for word in value.split(separator: ",", omittingEmptySubsequences: false) {
                guard let tag = TagWord.unmarked(word) ?? TagWord.read(word) else { throw .notATag(String(word)) }
                try add(tag)
            }
        }
        return 0
    }
}
