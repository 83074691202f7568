import Almanac
import CommandLine
import Vocabulary

/// Reads the days, periods and ranges of days in filters.
struct FilterDates {
    let dates: DateReader

    /// Returns `true` if the text is a day or a period.
    func isDate(_ text: String) -> Bool {
        dates.period(text, isPast: false) != nil || (try? dates.day(text)) != nil
    }

    /// Reads the value of a date, and removes its further words from `rest`.
    func term(
        _ field: Selection.DateField,
        _ word: KeyedWord,
        _ rest: inout ArraySlice<FilterToken>
    ) throws(InputError) -> Selection.Term {
        var following: [String] = []
        for token in rest.prefix(DateReader.maximumWordCount) {
            guard let text = token.plainText, KeyedWord(text) == nil else { break }
            following.append(text)
        }
        let long = MultiwordValue(value: word.value, following: following[...])
        try refusePreposition(in: long, word)
        let run = try long.read { (text) throws(InputError) in try bounds(text, field, word) }
        try dates.refuseTime(after: long.text(run.count), in: long.following.dropFirst(run.count), key: word.name)
        rest = rest.dropFirst(run.count)
        try refuseSpan(from: long.text(run.count), to: long.following.dropFirst(run.count), word)
        return .date(field, from: run.meaning.from, until: run.meaning.until)
    }

    /// Throws for `due:before fri`, which would mean that day, and says how to write it.
    private func refusePreposition(in value: MultiwordValue, _ word: KeyedWord) throws(InputError) {
        let text = value.text(value.following.count)
        let words = text.split(separator: " ")
        guard word.side == nil, let first = words.first, words.count > 1 else { return }
        // The longest date after the preposition.
        let date = (2...words.count).reversed().lazy.map { words[1..<$0].joined(separator: " ") }.first(where: isDate)
        let key = word.key.rawValue
        let suggestion: (String) -> String? = { date in
            switch first {
            case "before": "\(key).before:\(date)"
            case "after": "\(key).after:\(date)"
            case "by", "until", "till", "through", "to": "\(key):..\(date)"
            case "since", "from": "\(key):\(date).."
            case "within": "\(key):next \(date)"
            default: nil
            }
        }
        if let suggestion = suggestion(date ?? "fri") {
            throw .unknownTerm("\(word.name):\(text)", suggestion: date == nil ? nil : suggestion)
        }
    }

    /// Throws for `due:mon to fri`, which would search for “to fri”.
    private func refuseSpan(
        from start: String,
        to following: ArraySlice<String>,
        _ word: KeyedWord
    ) throws(InputError) {
        guard word.side == nil, let joint = following.first, ["to", "through", "until", "till", "-"].contains(joint),
            let end = following.dropFirst().first, isDate(end)
        else { return }
        throw .unknownTerm(
            "\(word.name):\(start) \(joint) \(end)",
            suggestion: "\(word.key.rawValue):\(start)..\(end)"
        )
    }

    /// Throws for `due:mon-fri`.
    private func refuseDash(_ text: String, _ word: KeyedWord) throws(InputError) {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard ends.count == 2, ends.allSatisfy(isDate) else { return }
        throw .unknownTerm("\(word.name):\(text)", suggestion: "\(word.key.rawValue):\(ends[0])..\(ends[1])")
    }

    /// Reads `fri`, `this week`, `mon..fri`, `mon..` or `..fri`.
    private func bounds(
        _ text: String,
        _ field: Selection.DateField,
        _ word: KeyedWord
    ) throws(InputError) -> (from: Day?, until: Day?) {
        if word.side == nil, let (start, end) = FilterDates.range(text) {
            if start.isEmpty, end.isEmpty { throw .notADate(text, key: word.name) }
            let from = start.isEmpty ? nil : try days(start, field, word).lowerBound
            var last = end.isEmpty ? nil : try days(end, field, word).upperBound
            // In `fri..mon` the Monday is the one after the Friday.
            if let from, let early = last, early < from, PhraseText([end[...]]).isWeekday {
                last = from.onOrAfter(early.weekday)
            }
            if let from, let last, from > last { throw .reversedRange(text, corrected: "\(end)..\(start)") }
            return (from, last.map { $0 + 1 })
        }
        if word.side == nil, !isDate(text) { try refuseDash(text, word) }
        let days = try days(text, field, word)
        switch word.side {
        case .before: return (nil, days.lowerBound)
        case .after: return (days.upperBound + 1, nil)
        case nil: return (days.lowerBound, days.upperBound + 1)
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
