import Almanac
import Phrases
import Vocabulary

/// Collects the attributes of an item from the pieces of the text.
struct DetailsReader {
    private(set) var details = ItemDetails()
    private(set) var hints: [ReadingHint] = []
    private var day: Day?
    private var time: TimeOfDay?
    private var repetition: (phrase: RepetitionPhrase, isAgain: Bool)?
    private var seen: [AttributeKey] = []
    /// The word of the title before the next piece.
    private var previousWord: Substring?
    /// The words of a note without quotes.
    private var noteWords: [Substring] = []
    private(set) var hasTitle = false
    private let isChange: Bool
    let dates: DateReader

    var decidesProject: Bool { seen.contains(.project) }

    /// - Parameter isChange: `true` if the text needs no title and may have `-tag`.
    init(dates: DateReader, isChange: Bool) {
        self.dates = dates
        self.isChange = isChange
    }

    /// Consumes an attribute at the start of `pieces` and returns the number of pieces read, 0 if the first is text.
    mutating func consume(_ pieces: ArraySlice<TextPiece>) throws(InputError) -> Int {
        let count = try read(pieces)
        if count == 0 { hasTitle = true }
        return count
    }

    private mutating func read(_ pieces: ArraySlice<TextPiece>) throws(InputError) -> Int {
        guard let piece = pieces.first, !piece.isLiteral else { return 0 }
        defer { previousWord = piece.text }
        if let tag = TagWord.read(piece.text) {
            try add(tag)
            return 1
        }
        if let level = PriorityWords.marked(piece.text), isPriority(pieces) {
            guard details.priority == nil else { throw .item(.duplicateAttribute("priority")) }
            details.priority = level
            return 1
        }
        guard let (key, typed) = AttributeKey.split(piece.text) else { return 0 }
        if AttributeKey.isASCII(piece.text) { return try read(key, typed, pieces) }
        // A Korean word may be text, so it is an attribute only with a valid value.
        var reader = self
        guard let count = try? reader.read(key, typed, pieces) else { return 0 }
        self = reader
        return count
    }

    private mutating func read(
        _ key: AttributeKey,
        _ typed: Substring,
        _ pieces: ArraySlice<TextPiece>
    ) throws(InputError) -> Int {
        // A new item has no note to add to.
        let raw = typed.first == "+" && QuotedText.start(of: typed, key) != nil ? typed.dropFirst() : typed
        let isQuoted = raw.first == "\""
        let value = isQuoted ? QuotedText.unescaped(raw.dropFirst().dropLast())[...] : raw
        guard value.contains(where: { !$0.isWhitespace }) else { return 0 }
        guard key == .needs || key == .tag || !seen.contains(key) else {
            throw .item(.duplicateAttribute("\(key.rawValue):"))
        }
        seen.append(key)
        if !isQuoted, key.isCleared(by: value) { return 1 }
        if key == .wait, let word = pieces.first?.text, AttributeKey.isASCII(word), !word.lowercased().hasPrefix("wait")
        {
            hints.append(ReadingHint(.readAsWait, word: String(word), suggestion: "wait:\(raw)"))
        }
        // At the start, a note of several words would leave no title.
        if key == .note, !isQuoted, hasTitle || isChange {
            let note = note(value, pieces)
            (details.note, noteWords) = (note.text, note.words)
            return 1 + note.words.count
        }
        let following = isQuoted ? [] : DetailsReader.words(after: pieces)
        let name = pieces.first.map { String($0.text.utf8.prefix { $0 != UInt8(ascii: ":") }) ?? key.rawValue } ?? ""
        return 1 + (try set(key, to: MultiwordValue(value: String(value), following: following), named: name))
    }

    /// Takes the dates and repetitions at the end and at the start of the text, and sets the due date and the
    /// repetition.
    /// - Parameters:
    ///   - wantsDate: `false` if the due date is cleared.
    ///   - canBeAll: `true` if the whole text may be a date; otherwise such a text is the title.
    mutating func finish(_ left: inout RemainingText, wantsDate: Bool, canBeAll: Bool) throws(InputError) {
        let canAddDue = wantsDate && day == nil && time == nil
        let wanted = DateTaker.Wanted(
            day: wantsDate && day == nil,
            time: wantsDate && time == nil && repetition?.phrase.time == nil,
            repetition: repetition == nil && wantsDate
        )
        let taken = try left.takeDates(dates, wanted, canBeAll: canBeAll)
        if let taken {
            day = day ?? taken.day
            time = time ?? taken.time
            if let phrase = taken.repetition { repetition = (phrase, phrase.isAgain) }
            if let (typed, day) = taken.passed { notePassed(typed, day) }
        }
        // A key such as `due:none` decides that there is no day.
        let start = seen.contains(.due) ? nil : dates.calendar.givenDay
        if repetition == nil {
            details.due = try dates.due(day ?? (time == nil ? start : nil), time, typed: taken?.typed ?? "")
        } else {
            setRepetition(hasStart: start != nil)
        }
        if let due = details.due, let taken, taken.day != nil, due.hasPassed(at: dates.moment) {
            hints.append(ReadingHint(.pastDate, word: taken.typed, suggestion: ""))
        }
        let isRepeating = details.recurrence != nil
        let canSetDue = canAddDue && (!isRepeating || details.due == nil)
        let missing = DateTaker.Wanted(
            day: canSetDue && day == nil,
            time: canSetDue && details.due?.time == nil,
            repetition: !isRepeating
        )
        hints += left.phraseHints(dates, missing, taken)
        let attributes = AttributeHints(dates: dates, isChange: isChange)
        let keyed = noteWords.compactMap { attributes.keyed($0, [])?.hint }
        hints += keyed.map { ReadingHint(.inNote, word: $0.word, suggestion: $0.suggestion) }
        if keyed.isEmpty, missing.day, missing.time, missing.repetition { noteDateInNote() }
    }

    /// Points out a date at the end of a note without quotes, as in `note:ask Bob fri`.
    private mutating func noteDateInNote() {
        guard !noteWords.isEmpty else { return }
        var finder = dates.finder(noteWords)
        guard let phrase = try? finder.phrase(endingBefore: noteWords.count), !phrase.isUnsupported,
            let suggestion = phrase.repetition.map({ RepetitionSpelling.attribute(of: $0) })
                ?? phrase.day.map({ "due:\(Due(day: $0, time: phrase.time))" }) ?? phrase.time.map({ "due:\($0)" })
        else { return }
        hints.append(ReadingHint(.inNote, word: phrase.typed, suggestion: suggestion))
    }

    /// The first occurrence is on the given day, or on the first day of the pattern. Without a day and a time, the due
    /// date is left to the item, which may already have one.
    /// - Parameter hasStart: `true` if the pattern begins on a given day or after it, which sets the due date.
    private mutating func setRepetition(hasStart: Bool) {
        guard let (phrase, isAgain) = repetition else { return }
        let time = time ?? phrase.time
        let first = day.map { Due(day: $0, time: time) } ?? dates.first(of: phrase, at: time)
        if day != nil || time != nil || hasStart || phrase.start != nil { details.due = first }
        details.recurrence = phrase.recurrence(from: first.day) { isAgain ? .again($0) : .every($0) }
    }

    /// A Boolean value that indicates whether the due day only follows from a time or a repetition.
    var hasOnlyTime: Bool { details.due != nil && day == nil && repetition?.phrase.start == nil }

    /// Returns `false` for a bare `p2` that is part of the text, as in “Fix p2 bug” and “compare p1 and p2”.
    private func isPriority(_ pieces: ArraySlice<TextPiece>) -> Bool {
        guard pieces.first?.text.first == "p" else { return true }
        if let previousWord, EnglishWords.isLabel(previousWord) { return false }
        guard pieces.startIndex > 0, let next = pieces.dropFirst().first else { return true }
        // A date or an attribute may follow.
        if TagWord.read(next.text) != nil || AttributeKey.split(next.text) != nil { return true }
        return !EnglishWords.isConnecting(next.text) && PhraseText([next.text]).speaks
    }

    /// Throws if a new series ends before its first day.
    func checkEnd() throws(InputError) {
        guard let pattern = details.recurrence?.repetition, case .until(let end)? = pattern.end else { return }
        let first = details.due?.day ?? pattern.firstDay(onOrAfter: dates.calendar.today)
        if first > end { throw .item(.endsBeforeFirst(first: first, end: end)) }
    }

    /// Points out that a date means next year, if it passed within the last month.
    private mutating func notePassed(_ typed: String, _ day: Day) {
        guard dates.calendar.today - day <= 31 else { return }
        hints.append(ReadingHint(.passedDate, word: typed, suggestion: "due:\(day)"))
    }

    /// Returns the plain words after the first piece, up to the maximum length of a value.
    static func words(after pieces: ArraySlice<TextPiece>) -> ArraySlice<String> {
        pieces.dropFirst().prefix(DateReader.maximumWordCount).prefix(while: \.isPlain).map { String($0.text) }[...]
    }

    /// Returns a note without quotes with the words after it, up to the next attribute. One that was quoted in the shell is
    /// complete.
    func note(_ value: Substring, _ pieces: ArraySlice<TextPiece>) -> (text: String, words: [Substring]) {
        guard !value.contains(where: \.isWhitespace) else { return (String(value), []) }
        let rest = pieces.dropFirst().prefix { piece in
            piece.isPlain && !(isChange && piece.text.first == "-" && TagWord.unmarked(piece.text.dropFirst()) != nil)
        }
        let text = rest.reduce(into: String(value)) { $0 += $1.leadingSpaces + ($1.protectedByBackslash ?? $1).text }
        return (text, rest.map(\.text))
    }

    private mutating func add(_ tag: String) throws(InputError) {
        if !details.tags.contains(tag) { details.tags.append(tag) }
        guard details.tags.count <= ItemDetails.maximumTagCount else {
            throw .item(.tooManyTags(limit: ItemDetails.maximumTagCount))
        }
    }

    /// Sets an attribute and returns the number of following words that belong to its value.
    /// - Parameter name: The key as typed.
    private mutating func set(
        _ key: AttributeKey,
        to long: MultiwordValue,
        named name: String
    ) throws(InputError) -> Int {
        let value = long.value
        switch key {
        case .due:
            let run = try long.read { (text) throws(InputError) in try dates.due(text, key: name) }
            time = run.meaning.time
            day = dates.time(long.text(run.count)) == nil ? run.meaning.day : nil
            return run.count
        case .wait:
            let run = try long.read { (text) throws(InputError) in try dates.day(text, key: name) }
            let rest = long.following.dropFirst(run.count)
            try dates.refuseTime(after: long.text(run.count), in: rest, key: name)
            details.wait = run.meaning
            return run.count
        case .every, .again:
            let run = try long.read { (text) throws(InputError) in try dates.repetition(text, key: name) }
            guard repetition == nil else { throw .item(.conflictingAttributes("every:", "again:")) }
            if let next = long.following.dropFirst(run.count).first, RepetitionWords.isTorn(long.value, before: next) {
                throw .item(.notARepetition("\(value) \(next)", key: name))
            }
            repetition = (run.meaning, key == .again || run.meaning.isAgain)
            return run.count
        case .project, .place:
            guard !value.contains(where: \.isNewline) else { throw .item(.unexpectedLineBreak(key: name)) }
            if key == .place { details.place = value } else { details.project = value }
        case .link:
            guard ItemDetails.isLink(value) else { throw .item(.notALink(value)) }
            details.link = value
        case .pri:
            guard let level = PriorityWords.level(value) else { throw .item(.notAPriority(value)) }
            guard details.priority == nil else { throw .item(.duplicateAttribute("priority")) }
            details.priority = level
        case .needs:
            for id in try IDWords.list(value, key: name) where !details.needs.contains(id) {
                details.needs.append(id)
            }
            guard details.needs.count <= IDWords.maximumDependencies else {
                throw .item(.tooManyDependencies(limit: IDWords.maximumDependencies))
            }
        case .parent:
            let id = try IDWords.single(value, key: name)
            details.parent = id
        case .note:
            details.note = value
        case .tag:
            guard let tags = TagWord.list(value[...]) else { throw .item(.notATag(value)) }
            for tag in tags { try add(tag) }
        }
        return 0
    }
}

extension TextPiece {
    /// `false` for tags, priorities, attributes and literal text.
    fileprivate var isPlain: Bool {
        !isLiteral && TagWord.read(text) == nil && PriorityWords.marked(text) == nil && AttributeKey.split(text) == nil
    }
}
