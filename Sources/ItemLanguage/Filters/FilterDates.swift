import Almanac
import CommandLine
import Phrases
import Vocabulary

/// Reads the days, periods and ranges of days in filters.
struct FilterDates {
    let dates: DateReader

    /// Returns `true` if the text is a day or a period.
    func isDate(_ text: String) -> Bool {
        dates.period(text, isPast: false) != nil || (try? dates.day(text)) != nil
    }

    /// Reads the value of a date, and removes its further words from `rest`. The spelling is that of a value in other words,
    /// such as `due:before fri`.
    func term(
        _ field: Selection.DateField,
        _ word: KeyedWord,
        _ rest: inout ArraySlice<FilterToken>
    ) throws(InputError) -> (term: Selection.Term, typed: String, spelling: String?) {
        var following: [String] = []
        for token in rest.prefix(DateReader.maximumWordCount) {
            guard let text = token.plainText, KeyedWord(text) == nil else { break }
            following.append(text)
        }
        let long = MultiwordValue(value: word.value, following: following[...])
        if let phrase = try phrase(in: long, word) {
            rest = rest.dropFirst(phrase.count)
            let days = try bounds(phrase.meaning.value, field, phrase.meaning)
            let typed = "\(word.name):\(long.text(phrase.count))"
            return (.date(field, from: days.from, until: days.until), typed, phrase.meaning.spelling)
        }
        let run = try long.read { (text) throws(InputError) in try bounds(text, field, word) }
        try dates.refuseTime(after: long.text(run.count), in: long.following.dropFirst(run.count), key: word.name)
        rest = rest.dropFirst(run.count)
        let typed = "\(word.name):\(long.text(run.count))"
        if let span = span(from: long.text(run.count), to: long.following.dropFirst(run.count), word) {
            rest = rest.dropFirst(span.count)
            let days = try bounds(span.meaning.value, field, span.meaning)
            let end = long.following.dropFirst(run.count).prefix(span.count).joined(separator: " ")
            return (.date(field, from: days.from, until: days.until), "\(typed) \(end)", span.meaning.spelling)
        }
        let spelling = run.meaning.range.map { "\(word.key.rawValue):\($0)" }
        return (.date(field, from: run.meaning.from, until: run.meaning.until), typed, spelling)
    }

    /// Returns `true` for `mon..fri` and `mon-fri`.
    private func isRange(_ text: String) -> Bool {
        if let (start, end) = FilterDates.range(text) { return isDate(start) && isDate(end) }
        return dashedRange(text) != nil
    }

    /// Returns the last day of a period, or `nil` if the text is none. A number alone is an id.
    func lastDay(_ text: String) -> Day? {
        if text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "-") }),
            Day(iso: text) == nil
        {
            return nil
        }
        return dates.period(text, isPast: false)?.upperBound ?? (try? dates.day(text))
    }

    /// Returns the term for a day or a period without a key, or `nil` if the text is none.
    func term(_ field: Selection.DateField, _ side: FilterKey.Side?, _ key: FilterKey, days text: String) -> Selection
        .Term?
    {
        guard isDate(text) || isRange(text), let days = try? bounds(text, field, KeyedWord(key, side, text)) else {
            return nil
        }
        return .date(field, from: days.from, until: days.until)
    }

    /// Returns `before fri` in `due:before fri` as the side and the day, and the number of its words after the first.
    private func phrase(
        in value: MultiwordValue,
        _ word: KeyedWord
    ) throws(InputError) -> (meaning: KeyedWord, count: Int)? {
        let words = value.text(value.following.count).split(separator: " ")
        let typed = value.value.split(separator: " ").count
        guard word.side == nil, let first = words.first, words.count > 1 else { return nil }
        let side = FilterKey.Side(typed: first)
        guard side != nil || first == "within" else { return nil }
        // The longest date after the preposition.
        for end in (2...words.count).reversed() where end >= typed {
            let date = words[1..<end].joined(separator: " ")
            if isDate(date) { return (KeyedWord(word.key, side, side == nil ? "next \(date)" : date), end - typed) }
        }
        throw .filter(.unknownTerm("\(word.name):\(words.joined(separator: " "))", suggestion: nil))
    }

    /// Returns `mon..fri` for `due:mon to fri`, and the number of words after the start.
    private func span(
        from start: String,
        to following: ArraySlice<String>,
        _ word: KeyedWord
    ) -> (meaning: KeyedWord, count: Int)? {
        guard word.side == nil, let joint = following.first, ["to", "through", "until", "till", "-"].contains(joint)
        else { return nil }
        let words = following.dropFirst()
        guard !words.isEmpty else { return nil }
        for count in (1...min(words.count, DateReader.maximumWordCount)).reversed() {
            let end = words.prefix(count).joined(separator: " ")
            if isDate(end) { return (KeyedWord(word.key, "\(start)..\(end)"), count + 1) }
        }
        return nil
    }

    /// Returns `mon..fri` for `mon-fri`.
    private func dashedRange(_ text: String) -> String? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard ends.count == 2, ends.allSatisfy(isDate) else { return nil }
        return "\(ends[0])..\(ends[1])"
    }

    /// Reads `fri`, `this week`, `mon..fri`, `mon..` or `..fri`; also `mon-fri`, for which it returns the range.
    private func bounds(
        _ text: String,
        _ field: Selection.DateField,
        _ word: KeyedWord
    ) throws(InputError) -> (from: Day?, until: Day?, range: String?) {
        if word.side == nil, let (start, end) = FilterDates.range(text) {
            if start.isEmpty, end.isEmpty { throw .item(.notADate(text, key: word.name)) }
            let from = start.isEmpty ? nil : try days(start, field, word).lowerBound
            var last = end.isEmpty ? nil : try days(end, field, word).upperBound
            // In `fri..mon` the Monday is the one after the Friday.
            if let from, let early = last, early < from, PhraseText([end[...]]).isWeekday {
                last = from.onOrAfter(early.weekday)
            }
            if let from, let last, from > last { throw .command(.reversedRange(text, corrected: "\(end)..\(start)")) }
            return (from, last.map { $0 + 1 }, nil)
        }
        if word.side == nil, !isDate(text), let range = dashedRange(text) {
            let days = try bounds(range, field, word)
            return (days.from, days.until, range)
        }
        let days = try days(text, field, word)
        switch word.side {
        case .before: return (nil, days.lowerBound, nil)
        case .by: return (nil, days.upperBound + 1, nil)
        case .after: return (days.upperBound + 1, nil, nil)
        case .since: return (days.lowerBound, nil, nil)
        case nil: return (days.lowerBound, days.upperBound + 1, nil)
        }
    }

    /// Reads a day, or a period with its first and its last day.
    private func days(
        _ text: String,
        _ field: Selection.DateField,
        _ word: KeyedWord
    ) throws(InputError) -> ClosedRange<Day> {
        if let period = dates.period(text, isPast: field.isPast) { return period }
        let day = field.isPast ? try dates.recentDay(text, key: word.name) : try dates.day(text, key: word.name)
        return day...day
    }

    /// Splits `a..b`, where each side may have spaces around it.
    private static func range(_ text: String) -> (start: String, end: String)? {
        let bytes = Array(text.utf8)
        let dot = UInt8(ascii: ".")
        guard let index = bytes.indices.dropLast().first(where: { bytes[$0] == dot && bytes[$0 + 1] == dot }) else {
            return nil
        }
        return (trimmed(bytes[..<index]), trimmed(bytes[(index + 2)...]))
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let start = bytes.drop(while: \.isSpace)
        return String(
            decoding: start.prefix(start.count - start.reversed().prefix(while: \.isSpace).count),
            as: UTF8.self
        )
    }
}

extension Selection.DateField {
    /// A Boolean value that indicates whether the dates are never later than today.
    fileprivate var isPast: Bool {
        switch self {
        case .created, .changed, .completed: true
        case .due, .wait: false
        }
    }
}

extension FilterToken {
    /// The text of a word that may continue a value.
    var plainText: String? {
        guard case .word(let word) = self, !word.isLiteral else { return nil }
        return word.text
    }
}
