import Almanac
package import CommandLine
package import Vocabulary

/// Reads filters.
package struct FilterWords {
    private static let maximumTerms = 10_000
    private static let maximumSearchWordLength = 1_000

    private let dates: DateReader

    package init(dates: DateReader) {
        self.dates = dates
    }

    /// Reads words that must all match; `or` separates alternatives.
    package func read(_ words: [Word]) throws(InputError) -> ItemFilter {
        guard !words.isEmpty else { return .everything }
        var alternatives = [Alternative()]
        var count = 0
        var hints: [ReadingHint] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if word.text == "or", !word.isLiteral {
                alternatives.append(Alternative())
                continue
            }
            let term = try term(word, &rest)
            count += FilterWords.weight(of: term, typed: word)
            guard count <= FilterWords.maximumTerms else { throw .tooManyTerms(limit: FilterWords.maximumTerms) }
            if let hint = FilterWords.hint(for: word, read: term) { hints.append(hint) }
            alternatives[alternatives.count - 1].add(term)
        }
        let terms = alternatives.map(\.terms)
        guard terms.allSatisfy({ !$0.isEmpty }) else { throw .danglingOr }
        return ItemFilter(Selection(terms), hints: hints)
    }

    /// Returns a hint for a word that is similar to a state, such as `overdu`.
    private static func hint(for word: Word, read term: Selection.Term) -> ReadingHint? {
        guard case .word(let text) = term, !word.isLiteral else { return nil }
        let near = Suggestion.nearest(to: text, among: FilterWord.allCases.map(\.rawValue))
        return near.map { ReadingHint(word: text, suggestion: $0) }
    }

    /// Returns 1, or the number of ids and ranges in a list.
    private static func weight(of term: Selection.Term, typed word: Word) -> Int {
        guard case .ids = term else { return 1 }
        return 1 + word.text.utf8.count(where: { $0 == UInt8(ascii: ",") })
    }

    /// Reads a term and removes further words of its date from `rest`.
    private func term(_ word: Word, _ rest: inout ArraySlice<Word>) throws(InputError) -> Selection.Term {
        // An empty word or a space would match nearly every item.
        if word.text.allSatisfy(\.isWhitespace) { throw .emptyTerm }
        let term = word.isLiteral ? .word(word.text) : try meaning(of: word.text, &rest)
        if case .word(let text) = term, text.utf8.count > FilterWords.maximumSearchWordLength {
            throw .searchWordTooLong(text, limit: FilterWords.maximumSearchWordLength)
        }
        return term
    }

    private func meaning(
        of text: String,
        _ rest: inout ArraySlice<Word>
    ) throws(InputError) -> Selection.Term {
        if let word = FilterWord(rawValue: text) { return word.term }
        if let tag = TagWord.read(text[...]) { return .tag(tag) }
        if text.first == "-", let tag = TagWord.unmarked(text.dropFirst()) { return .noTag(tag) }
        if let level = PriorityWords.marked(text) { return .priority(level) }
        return IDWords.looksLikeIDs(text) ? .ids(try IDWords.ranges(text, key: nil)) : try keyed(text, &rest)
    }

    private func keyed(
        _ text: String,
        _ rest: inout ArraySlice<Word>
    ) throws(InputError) -> Selection.Term {
        guard let colon = text.firstIndex(of: ":") else { return .word(text) }
        let key = String(text[..<colon])
        let value = String(text[text.index(after: colon)...])
        switch FilterKey(rawValue: key) {
        case .project:
            return .project(value)
        case .pri:
            if value.isEmpty { return .priority(nil) }
            guard let level = PriorityWords.level(value) else { throw .notAPriority(value) }
            return .priority(level)
        case .due:
            if value.isEmpty { return .noDue }
            let day = try day(value, key: key, &rest)
            return .due(from: day, until: day + 1)
        case .dueBefore:
            return .due(from: nil, until: try day(value, key: key, &rest))
        case .dueAfter:
            return .due(from: try day(value, key: key, &rest) + 1, until: nil)
        case nil:
            // An attribute, but not a filter.
            if AttributeKey(rawValue: key) != nil { throw .unknownTerm(text, suggestion: nil) }
            if let near = AttributeKey.nearest(to: text[...]) ?? FilterKey.nearest(to: key, value: value) {
                throw .unknownTerm(text, suggestion: near)
            }
            return .word(text)
        }
    }

    private func day(
        _ value: String,
        key: String,
        _ rest: inout ArraySlice<Word>
    ) throws(InputError) -> Day {
        let following = rest.prefix(DateReader.maximumWordCount).prefix { !$0.isLiteral && $0.text != "or" }
        let long = MultiwordValue(value: value, following: following.map(\.text)[...])
        let run = try long.read { (text) throws(InputError) in try dates.day(text, key: key) }
        rest = rest.dropFirst(run.count)
        return run.meaning
    }
}

/// The terms of one alternative. Ids are merged, so that `3 5` means `3,5`; no item is both 3 and 5.
private struct Alternative {
    private var others: [Selection.Term] = []
    private var ids: [ClosedRange<Int>] = []
    /// The number of terms before the first ids.
    private var idsOffset = 0

    mutating func add(_ term: Selection.Term) {
        guard case .ids(let more) = term else { return others.append(term) }
        if ids.isEmpty { idsOffset = others.count }
        ids += more
    }

    var terms: [Selection.Term] {
        ids.isEmpty ? others : others[..<idsOffset] + [.ids(ids.merged)] + others[idsOffset...]
    }
}
