import Almanac
import Phrases
import Vocabulary

/// The text without the pieces that are attributes.
struct RemainingText {
    private(set) var title: [TextPiece] = []
    /// The hints about words that look like attributes, with the positions of the words in the title.
    private var marked: [(positions: Range<Int>, hint: ReadingHint)] = []

    /// The first word that directly follows a date or a repetition such as `due:fri`, and may have been meant to belong to
    /// it.
    private(set) var wordAfterValue: String?

    /// A value of one word, and the words of the title directly after it, which may have been meant to belong to it:
    /// `project:House Move`.
    private var loose: (value: Substring, positions: Range<Int>)?
    /// The attribute directly before the title, which may have been meant to be longer.
    private var opening: Substring?

    var hints: [ReadingHint] { marked.map(\.hint) }

    /// - Parameters:
    ///   - isChange: `true` if `-tag` removes a tag, and the title may be missing.
    ///   - consume: reads an attribute at the start of the pieces and returns its number of pieces, 0 for text.
    init(
        _ pieces: [TextPiece],
        isChange: Bool = false,
        dates: DateReader,
        consume: (ArraySlice<TextPiece>) throws(InputError) -> Int
    ) throws(InputError) {
        title.reserveCapacity(pieces.count)
        let attributes = AttributeHints(dates: dates, isChange: isChange)
        var rest = pieces[...]
        var followsValue = false
        var name: Substring?
        while let piece = rest.first {
            let count = try consume(rest)
            guard count == 0 else {
                rest = rest.dropFirst(count)
                let key = AttributeKey.split(piece.text)
                followsValue = key.map { [.due, .wait, .every, .again].contains($0.key) && !$0.value.isEmpty } ?? false
                // A note may go on after a tag.
                if key == nil, name.flatMap(AttributeKey.split)?.key == .note { continue }
                let canBeLonger = count == 1 && key.map(RemainingText.isOneWord) == true
                // At the start of a new item, a title is more likely to follow.
                let isOpening = title.isEmpty && !isChange && key?.key != .note
                name = canBeLonger && loose == nil && !isOpening ? piece.text : nil
                if title.isEmpty { opening = isOpening && (canBeLonger || key?.key == .needs) ? piece.text : nil }
                continue
            }
            let following = rest
            rest = rest.dropFirst()
            if followsValue, !piece.isLiteral { wordAfterValue = wordAfterValue ?? String(piece.text) }
            followsValue = false
            let position = title.count
            if let protected = piece.protectedByBackslash {
                title.append(protected)
                name = nil
                continue
            }
            let previous = title.last
            title.append(piece)
            if piece.isLiteral || ["--", "-", "–", "—", "&"].contains(piece.text) { name = nil }
            if !piece.isLiteral {
                if let (hint, count) = attributes.hint(following, after: previous?.text) {
                    marked.append((position..<(position + 1 + count), hint))
                    // It is not part of the value before it.
                    name = nil
                } else if let previous, !previous.isLiteral,
                    let hint = AttributeHints.hint(previous.text, before: piece.text)
                {
                    marked.append(((position - 1)..<(position + 1), hint))
                }
            }
            if let name { loose = (name, (loose?.positions.lowerBound ?? position)..<(position + 1)) }
        }
    }

    /// Returns `true` for a name or a note without quotes, which may have been meant to be longer.
    private static func isOneWord(_ key: AttributeKey, _ value: Substring) -> Bool {
        [.project, .place, .note].contains(key) && !value.isEmpty && value != "none"
            && !value.contains(where: \.isWhitespace) && QuotedText.start(of: value, key) == nil
    }

    /// A hint about the words that may belong to the value before them. A project rarely has more than four.
    var looseHint: ReadingHint? {
        if let title = titleHint { return title }
        guard let loose, let (key, value) = AttributeKey.split(loose.value),
            key == .note || loose.positions.count <= 3
        else { return nil }
        let words = text(loose.positions)
        return ReadingHint(word: words, suggestion: "\(key.rawValue):\"\(value) \(key == .note ? "…" : words)\"")
    }

    /// A hint about a title of one word that may belong to the attribute before it: `project:House Move`, `needs:1 2`.
    private var titleHint: ReadingHint? {
        guard title.count == 1, marked.isEmpty, let opening, let (key, value) = AttributeKey.split(opening) else {
            return nil
        }
        if key == .project { return ReadingHint(.title, word: text, suggestion: "project:\"\(value) \(text)\"") }
        return IDWords.looksLikeIDs(text) ? ReadingHint(.title, word: text, suggestion: "needs:\(value),\(text)") : nil
    }

    /// Takes the dates and repetitions at the end and at the start of the title; words after `--` don't count. Returns
    /// `nil` if there are none, or if they would be the whole title and that is not allowed.
    mutating func takeDates(
        _ dates: DateReader,
        _ wanted: DateTaker.Wanted,
        canBeAll: Bool
    ) throws(InputError) -> DateTaker? {
        var wanted = wanted
        // A key with its value, such as `due: fri`, is taken whole or not at all.
        let keyed = marked.map(\.positions).filter { $0.count > 1 }
        let end = min(title.reversed().prefix { !$0.isLiteral }.count, title.count - (keyed.last?.upperBound ?? 0))
        let start = min(title.prefix { !$0.isLiteral }.count, keyed.first?.lowerBound ?? title.count)
        if end < title.count { (wanted.atEnd, wanted.atStart) = (end > 0, end == 0) }
        let range = end > 0 ? (title.count - end)..<title.count : 0..<start
        guard !range.isEmpty, canBeAll || title.count > 1 else { return nil }
        let taken: DateTaker
        do throws(PhraseError) {
            taken = try DateTaker(title[range].map(\.text), dates: dates, wanted)
        } catch {
            throw .inText(.phrase(error))
        }
        let rest = (taken.rest.lowerBound + range.lowerBound)..<(taken.rest.upperBound + range.lowerBound)
        let kept = wanted.atEnd ? 0..<rest.upperBound : rest.lowerBound..<title.count
        let whole = wanted.atEnd && wanted.atStart ? rest : kept
        let symbols = title[range].dropFirst(taken.symbols.lowerBound)
        guard canBeAll || !whole.isEmpty || !symbols.isEmpty else { return nil }
        let isCut = whole.upperBound < title.count - symbols.count
        title = Array(title[whole])
        marked = marked.compactMap { mark in
            guard whole.contains(mark.positions.lowerBound) else { return nil }
            let start = whole.lowerBound
            return ((mark.positions.lowerBound - start)..<(mark.positions.upperBound - start), mark.hint)
        }
        if whole.lowerBound > 0 { opening = nil }
        loose = loose.flatMap { loose in
            let kept = loose.positions.clamped(to: whole)
            let start = whole.lowerBound
            return kept.isEmpty ? nil : (loose.value, (kept.lowerBound - start)..<(kept.upperBound - start))
        }
        if isCut { dropPause() }
        title += symbols
        return taken
    }

    /// Removes the comma, the colon or the dash that separated the title from the phrase after it.
    private mutating func dropPause() {
        guard let last = title.last, title.count > 1 || last.text.count > 1 else { return }
        if ["-", "–", "—", ",", ":"].contains(last.text) {
            title.removeLast()
        } else if last.text.utf8.last == UInt8(ascii: ",") || last.text.utf8.last == UInt8(ascii: ":"),
            last.text.utf8.count > 1
        {
            title[title.count - 1] = TextPiece(
                leadingSpaces: last.leadingSpaces,
                text: last.text.dropLast(),
                isLiteral: false
            )
        }
    }

    /// Returns hints about phrases that stayed in the title.
    /// - Parameter taken: the phrases that were taken.
    func phraseHints(_ dates: DateReader, _ missing: DateTaker.Wanted, _ taken: DateTaker?) -> [ReadingHint] {
        let count = title.prefix { !$0.isLiteral }.count
        guard count > 1 else { return [] }
        let isAll = count == title.count && taken?.rest == 0..<count
        var finder = (isAll ? taken?.finder : nil) ?? dates.finder(title[..<count].map(\.text))
        var hints: [ReadingHint] = []
        var day: (index: Int, phrase: Phrase)?
        var first = 0
        while hints.count < RemainingText.maximumHintCount, first < count,
            let phrase = finder.firstClearPhrase(in: first..<count)
        {
            // A list or range gets one hint.
            let isNext = !hints.isEmpty && finder.hasPhrase(endingBefore: phrase.words.lowerBound)
            let isMarked = marked.contains { phrase.words.overlaps($0.positions) }
            first = phrase.words.upperBound
            // The finder may also know the words that were taken.
            guard !isNext, !isMarked, phrase.words.count < title.count, phrase.words.upperBound <= count else {
                continue
            }
            let isAtEnd = phrase.words.lowerBound == 0 || phrase.words.upperBound == count
            if taken?.repeats(phrase) == true { continue }
            guard let hint = hint(phrase, missing, isAtEnd: isAtEnd, isInList: finder.isInList(phrase)) else {
                continue
            }
            if let (index, dayPhrase) = day, let time = phrase.onlyTime {
                // One attribute sets both.
                let whole = Due(day: dayPhrase.day ?? dates.calendar.today, time: time)
                hints[index] = ReadingHint(.phrase, word: dayPhrase.typed, suggestion: "due:\(whole)")
                day = nil
                continue
            }
            if day == nil, phrase.isOnlyDay, !hint.suggestion.isEmpty { day = (hints.count, phrase) }
            hints.append(hint)
        }
        if hints.isEmpty, let taken, let day = taken.day, taken.time == nil, missing.time,
            let (typed, time) = taken.finder.possibleHour(endingBefore: taken.rest.upperBound),
            Due(day: day, time: time) > Due(dates.moment)
        {
            hints.append(ReadingHint(.phrase, word: typed, suggestion: "due:\(Due(day: day, time: time))"))
        }
        if hints.isEmpty, let taken, taken.rest.lowerBound > 0, let repetition = taken.repetition,
            let (typed, whole) = finder.counted(repetition, before: count)
        {
            hints.append(
                ReadingHint(.phrase, word: typed, suggestion: RepetitionSpelling.attribute(of: whole))
            )
        }
        return hints
    }

    private static let maximumHintCount = 3

    private func hint(_ phrase: Phrase, _ missing: DateTaker.Wanted, isAtEnd: Bool, isInList: Bool) -> ReadingHint? {
        if phrase.isUnsupported {
            guard phrase.isOfRepetition else { return ReadingHint(.phrase, word: phrase.typed, suggestion: "") }
            let next = missing.day ? phrase.day.map { "due:\($0)" } : nil
            return ReadingHint(.unsupportedRepetition, word: phrase.typed, suggestion: next ?? "")
        }
        if !phrase.readings.isEmpty {
            guard missing.day, isAtEnd else { return nil }
            let suggestions = phrase.readings.map { "due:\($0)" }
            return ReadingHint(.ambiguousDate, word: phrase.typed, suggestion: suggestions.joined(separator: " "))
        }
        var suggestion = ""
        if let repetition = phrase.repetition {
            if missing.repetition { suggestion = RepetitionSpelling.attribute(of: repetition) }
        } else if missing.day, let day = phrase.day {
            suggestion = "due:\(Due(day: day, time: missing.time ? phrase.time : nil))"
        } else if missing.time, phrase.day == nil, let time = phrase.time {
            suggestion = "due:\(time)"
        }
        let isWanted =
            phrase.repetition != nil ? missing.repetition : phrase.day != nil ? missing.day : missing.time
        // In the middle, a number such as `12:30` is more likely text, and so is the rest of a title whose date is
        // already set, except for a list as in “call Bob monday and Anna tuesday”.
        let isNumber = !phrase.typed.contains(where: \.isLetter)
        guard (isWanted || isInList) && !isNumber || isAtEnd else { return nil }
        let isSpan = phrase.isSpan && !suggestion.isEmpty
        return ReadingHint(isSpan ? .span : .phrase, word: phrase.typed, suggestion: suggestion)
    }

    /// `true` if every word looks like a misspelled attribute.
    var looksMistyped: Bool {
        !marked.isEmpty && marked.reduce(0) { $0 + $1.positions.count } == title.count
    }

    /// The title as typed, byte for byte.
    var text: String { text(title.indices) }

    private func text(_ range: Range<Int>) -> String {
        let pieces = title[range]
        var text = ""
        text.reserveCapacity(pieces.reduce(0) { $0 + $1.leadingSpaces.utf8.count + $1.text.utf8.count })
        for (index, piece) in pieces.enumerated() {
            if index > 0 { text += String(piece.leadingSpaces) }
            text += String(piece.text)
        }
        return text
    }
}

extension TextPiece {
    /// The word after a backslash, if it would mean something without it.
    var protectedByBackslash: TextPiece? {
        guard !isLiteral, text.utf8.first == UInt8(ascii: "\\") else { return nil }
        let word = text.dropFirst()
        let meansSomething =
            TagWord.read(word) != nil || PriorityWords.marked(word) != nil || AttributeKey.split(word) != nil
            || AttributeKey.isKeyed(word) || PhraseText([word]).isWordOfPhrases
        return meansSomething ? TextPiece(leadingSpaces: leadingSpaces, text: word, isLiteral: true) : nil
    }
}

/// Decides whether `--` is a dash or starts literal text.
enum DashedText {
    /// Reads `--` as a dash if nothing after it could be misread, as in `Buy milk -- the good one`.
    static func read<Reading>(
        cut: (TextPieces.Dashes) throws(InputError) -> [TextPiece],
        read: ([TextPiece]) throws(InputError) -> Reading,
        areEquivalent: (Reading, Reading) -> Bool
    ) throws(InputError) -> Reading {
        let plain: Reading
        do {
            let pieces = try cut(.areText)
            plain = try read(pieces)
            guard pieces.contains(where: { !$0.isLiteral && $0.text == "--" }) else { return plain }
        } catch {
            return try read(cut(.beginLiteralText))
        }
        let literal = try read(cut(.beginLiteralText))
        return areEquivalent(literal, plain) ? plain : literal
    }
}
