import Almanac
import CommandLine
import Vocabulary

/// Reads the words of filters, other than operators.
struct FilterTerms {
    private static let maximumTextLength = 1_000

    let dates: FilterDates
    let time: TimeOfDay
    /// The words that were read in another spelling.
    private(set) var readings: [FilterReading] = []

    init(dates: DateReader) {
        time = dates.moment.time
        self.dates = FilterDates(dates: dates)
    }

    /// Reads a term and removes further words of its date from `rest`.
    mutating func read(_ word: Word, _ rest: inout ArraySlice<FilterToken>) throws(InputError) -> Selection.Term {
        // An empty word or a space would match nearly every item.
        if word.text.allSatisfy(\.isWhitespace) { throw .filter(.emptyTerm) }
        let term = word.isLiteral ? .word(word.text) : try meaning(of: word.text, &rest)
        switch term {
        case .word(let text), .text(_, let text):
            guard text.utf8.count <= FilterTerms.maximumTextLength else {
                throw .filter(.searchWordTooLong(text, limit: FilterTerms.maximumTextLength))
            }
        default: break
        }
        return term
    }

    private mutating func meaning(
        of text: String,
        _ rest: inout ArraySlice<FilterToken>
    ) throws(InputError) -> Selection.Term {
        if let word = FilterWord(rawValue: text) { return word.term(at: time) }
        if let keyed = KeyedWord(text) { return try meaning(of: keyed, text, &rest) }
        if let level = PriorityWords.marked(text) {
            // `!3` can also mean all items but the third.
            if text.first == "!", text.last?.isNumber == true {
                throw .item(.unknownAttribute(text, suggestion: "pri:\(PriorityWords.spelling(level))"))
            }
            return .priority(level)
        }
        if IDWords.looksLikeIDs(text) { return .ids(try IDWords.ranges(text, key: nil)) }
        if let mark = text.first, mark == "-" || mark == "+" {
            let name = text.dropFirst()
            if let term = try stateTag(name, text, isExcluded: mark == "-") { return term }
            if let keyed = KeyedWord(String(name)) {
                let term = try meaning(of: keyed, String(name), &rest)
                addReading(text, as: (mark == "-" ? "not " : "") + name)
                return mark == "-" ? term.negated : term
            }
        }
        if let tag = TagWord.read(text[...]) { return .tag(tag) }
        if text.first == "-", let tag = TagWord.unmarked(text.dropFirst()) { return .noTag(tag) }
        if let comparison = FilterComparison(text) {
            var alternatives: [[Selection.Term]] = []
            for word in comparison.words { alternatives.append([try meaning(of: word, word.spelling, &rest)]) }
            addReading(text, as: comparison.spelling)
            let term = alternatives.count == 1 ? alternatives[0][0] : .group(Selection(alternatives))
            return comparison.isNegated ? term.negated : term
        }
        if let error = FilterMistake.error(in: text) { throw error }
        return .word(text)
    }

    private mutating func addReading(_ typed: String, as spelling: String) {
        readings.append(FilterReading(.spelling, word: typed, filter: spelling))
    }

    /// Reads `+OVERDUE`, `-BLOCKED` and `-done`, which is unlikely to be a tag.
    private mutating func stateTag(
        _ name: Substring,
        _ text: String,
        isExcluded: Bool
    ) throws(InputError) -> Selection.Term? {
        if NamedFilter.isUnknownState(name) { throw .filter(.unknownTerm(text, suggestion: nil)) }
        var named = NamedFilter(stateTag: name)
        if named == nil, isExcluded, ["overdue", "done", "closed", "open"].contains(name) {
            named = FilterWord(rawValue: String(name)).map { .state($0) }
        }
        guard let named else { return nil }
        guard isExcluded else {
            addReading(text, as: named.spelling)
            return named.term(dates, at: time)
        }
        addReading(text, as: named.opposite?.spelling ?? "not \(named.spelling)")
        return named.term(dates, at: time)?.negated
    }

    /// Throws for `due: fri`, which would ask for items without a due date and with the word “fri”.
    private func refuseText(after typed: String, _ key: FilterKey, _ next: String?) throws(InputError) {
        guard let next, FilterTerms.isText(next) else { return }
        let isValue = key.date == nil || dates.isDate(next)
        throw .filter(
            .unknownTerm("\(typed) \(next)", suggestion: isValue ? "\(typed)\(next)" : "\(typed)none \(next)")
        )
    }

    /// Returns `true` if the word has no mark, key or meaning of its own.
    static func isText(_ word: String) -> Bool {
        FilterWord(rawValue: word) == nil && KeyedWord(word) == nil && PriorityWords.marked(word) == nil
            && TagWord.read(word[...]) == nil && word.first != "-" && SavedFilters.name(word) == nil
    }

    private mutating func meaning(
        of word: KeyedWord,
        _ text: String,
        _ rest: inout ArraySlice<FilterToken>
    ) throws(InputError) -> Selection.Term {
        let (key, value) = (word.key, word.value)
        if value.isEmpty, let date = key.date, let next = rest.first?.plainText, dates.isDate(next) {
            rest = rest.dropFirst()
            let found = try dates.term(date, KeyedWord(key, word.side, next), &rest)
            addReading("\(text) \(found.typed.dropFirst(word.name.utf8.count + 1))", as: found.spelling ?? found.typed)
            return found.term
        }
        if value.isEmpty, word.side == nil { try refuseText(after: text, key, rest.first?.plainText) }
        if let field = key.field, word.side == nil {
            if value.isEmpty || value == "none" { return .lacks(field) }
            if value == "any" { return .has(field) }
        }
        if word.side == nil, value == "any" || value == "none", [.created, .changed, .title, .id].contains(key) {
            // Every item has them.
            let all = Selection.Term.date(.created, from: nil, until: nil)
            return value == "any" ? all : all.negated
        }
        if let date = key.date {
            let found = try dates.term(date, word, &rest)
            if let spelling = found.spelling { addReading(found.typed, as: spelling) }
            return found.term
        }
        switch key {
        case .project:
            return .project(value)
        case .tag:
            guard let tags = TagWord.list(value[...]) else { throw .item(.notATag(value)) }
            if tags.count > 1 {
                throw .filter(.severalTags(suggestion: tags.map(TagWord.marked).joined(separator: " ")))
            }
            return .tag(tags[0])
        case .pri:
            guard let level = PriorityWords.level(value) else { throw .item(.notAPriority(value)) }
            return .priority(level)
        case .title, .note:
            if value.allSatisfy(\.isWhitespace) { throw .filter(.emptyTerm) }
            return .text(key == .title ? .title : .note, value)
        case .parent:
            return .parent(try IDWords.ranges(value, key: key.rawValue))
        case .needs:
            return .needs(try IDWords.ranges(value, key: key.rawValue))
        case .id:
            return .ids(try IDWords.ranges(value, key: key.rawValue))
        case .status:
            if let state = FilterWord(status: value) { return state.term(at: time) }
            if value.lowercased() == "back" { return .back }
            let near = Suggestion.nearest(to: value, among: FilterWord.allCases.map(\.rawValue) + ["back"]) ?? "open"
            throw .filter(.unknownTerm(text, suggestion: "status:\(near)"))
        case .every, .due, .wait, .created, .changed, .completed:
            throw .filter(.unknownTerm(text, suggestion: "\(key.rawValue):any"))
        }
    }
}
