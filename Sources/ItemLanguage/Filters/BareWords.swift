import Almanac
import CommandLine
import Vocabulary

/// A filter without its key or mark: `today`, `high priority`, `next week`, `no project`, `done yesterday`.
struct BareFilter {
    /// The number of its words.
    let count: Int
    let term: Selection.Term
    let spelling: String
}

/// Reads words that mean a filter without its key or mark.
struct BareWords {
    /// The maximum number of words in a date.
    private static let maximumDateLength = 4

    let dates: FilterDates
    let time: TimeOfDay

    /// Returns the first of the filters that all these words mean, or `nil` if one of them has no or another meaning.
    func filter(ofAll words: ArraySlice<String>) -> BareFilter? {
        filters(ofAll: words)?.first ?? phrase(words)
    }

    private func filters(ofAll words: ArraySlice<String>) -> [BareFilter]? {
        if words.count == 1, let word = words.first, BareWords.isAmbiguous(word) { return nil }
        var filters: [BareFilter] = []
        var rest = words
        while !rest.isEmpty {
            guard let next = filter(in: rest) else { return nil }
            filters.append(next)
            rest = rest.dropFirst(next.count)
        }
        return filters
    }

    /// Reads several filters in one argument: `"high today"`.
    private func phrase(_ words: ArraySlice<String>) -> BareFilter? {
        guard words.count == 1, let parts = words.first?.split(separator: " ").map(String.init), parts.count > 1,
            let filters = filters(ofAll: parts[...])
        else { return nil }
        let spelling = filters.map(\.spelling).joined(separator: " ")
        return BareFilter(count: 1, term: .group(Selection([filters.map(\.term)])), spelling: spelling)
    }

    /// Returns the filter at the start of the words.
    func filter(in words: ArraySlice<String>) -> BareFilter? {
        guard let typed = words.first else { return nil }
        let word = typed.lowercased()
        let next = words.dropFirst().first?.lowercased()
        if let next, let named = BareWords.pair(word, next), let term = named.term(dates, at: time) {
            return BareFilter(count: 2, term: term, spelling: named.spelling)
        }
        if let name = words.dropFirst().first, let filter = BareWords.name(name, of: FilterKey(typed: word)) {
            return filter
        }
        if let date = span(words) ?? keyedDate(word, words.dropFirst()) ?? date(.due, nil, .due, words) { return date }
        guard let named = NamedFilter(word: word), let term = named.term(dates, at: time) else { return nil }
        return BareFilter(count: 1, term: term, spelling: named.spelling)
    }

    /// Reads `project work` and `tag home`.
    private static func name(_ name: String, of key: FilterKey?) -> BareFilter? {
        guard TagWord.isName(name), !IDWords.looksLikeIDs(name) else { return nil }
        return switch key {
        case .project: BareFilter(count: 2, term: .project(name), spelling: KeyedWord(.project, name).spelling)
        case .tag: BareFilter(count: 2, term: .tag(name), spelling: TagWord.marked(name))
        default: nil
        }
    }

    /// Reads `high priority`, `pri high`, `no date`, `without tags` and `with notes`.
    private static func pair(_ word: String, _ next: String) -> NamedFilter? {
        if ["priority", "prio", "pri"].contains(next), case .priority(let level)? = NamedFilter(word: word) {
            return .priority(level)
        }
        if ["priority", "prio", "pri"].contains(word), case .priority(let level)? = NamedFilter(word: next) {
            return .priority(level)
        }
        guard ["no", "without", "with", "has"].contains(word) else { return nil }
        let key: FilterKey
        switch next {
        case "date", "due", "deadline", "dates": key = .due
        case "project", "projects": key = .project
        case "tag", "tags": key = .tag
        case "priority", "prio": key = .pri
        case "note", "notes": key = .note
        default: return nil
        }
        return word == "with" || word == "has" ? .has(key) : .lacks(key)
    }

    /// Reads `mon to fri` and `from today until 1 dec`.
    private func span(_ words: ArraySlice<String>) -> BareFilter? {
        let first = words.first?.lowercased() == "from" ? 1 : 0
        let start = words.dropFirst(first).prefix { !["to", "until", "till", "through", "-"].contains($0) }
        let rest = words.dropFirst(first + start.count + 1)
        let text = start.joined(separator: " ")
        guard !rest.isEmpty, start.count <= BareWords.maximumDateLength, dates.isDate(text) else { return nil }
        for count in stride(from: min(BareWords.maximumDateLength, rest.count), to: 0, by: -1) {
            let range = "\(text)..\(rest.prefix(count).joined(separator: " "))"
            guard let term = dates.term(.due, nil, .due, days: range) else { continue }
            return BareFilter(count: first + start.count + 1 + count, term: term, spelling: "due:\(range)")
        }
        return nil
    }

    /// Reads `due tomorrow`, `done this week`, `before fri` and `added since mon`.
    private func keyedDate(_ word: String, _ following: ArraySlice<String>) -> BareFilter? {
        if let side = FilterKey.Side(typed: word), side != .by || word == "by" || word == "until" {
            return date(.due, side, .due, following).map { $0.longer(by: 1) }
        }
        let key: FilterKey
        switch word {
        case "within":
            // The count includes the added word, which stands for “within”.
            return date(.due, nil, .due, (["next"] + following)[...])
        case "done", "closed", "finished", "completed": key = .completed
        default:
            guard let known = FilterKey(typed: word) else { return nil }
            key = known
        }
        guard let field = key.date else { return nil }
        if let next = following.first, let side = FilterKey.Side(typed: next) {
            return date(field, side, key, following.dropFirst()).map { $0.longer(by: 2) }
        }
        return date(field, nil, key, following).map { $0.longer(by: 1) }
    }

    /// Returns the longest date or period at the start of the words.
    private func date(
        _ field: Selection.DateField,
        _ side: FilterKey.Side?,
        _ key: FilterKey,
        _ words: ArraySlice<String>
    ) -> BareFilter? {
        for count in stride(from: min(BareWords.maximumDateLength, words.count), to: 0, by: -1) {
            let text = words.prefix(count).joined(separator: " ")
            if text.utf8.allSatisfy(\.isDigit) { continue }
            guard let term = dates.term(field, side, key, days: text) else { continue }
            return BareFilter(count: count, term: term, spelling: KeyedWord(key, side, text).spelling)
        }
        return nil
    }

    /// Returns `true` for a date that is as likely a text to search for: part of `sunscreen`, a name, or a number.
    private static func isAmbiguous(_ word: String) -> Bool {
        isName(word) || (word.utf8.first?.isDigit == true && !word.contains("-") && word.utf8.allSatisfy { $0 < 0x80 })
    }

    /// Returns `true` for a date that is also a name or part of many words.
    static func isName(_ word: String) -> Bool {
        switch word.lowercased() {
        case "sun", "sat", "may", "march", "mar", "second", "christmas", "xmas", "easter", "now", "day", "sec": true
        default: false
        }
    }
}

extension BareFilter {
    fileprivate func longer(by more: Int) -> BareFilter {
        BareFilter(count: count + more, term: term, spelling: spelling)
    }
}
