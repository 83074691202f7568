import CommandLine
import Vocabulary

/// Parses a filter:
///
///     filter      = alternative { "or" alternative }
///     alternative = term { [ "and" ] term }
///     term        = ( "not" | "!" ) term | "(" filter ")" | ":name" | word
struct FilterParser {
    private static let maximumTerms = 1_000
    private static let maximumIDs = 10_000
    private static let maximumDepth = 20

    private(set) var hints: [ReadingHint] = []
    /// The words outside saved filters that were read in a way that the user should know of.
    private var ownReadings: [FilterReading] = []
    private var tokens: ArraySlice<FilterToken>
    private var terms: FilterTerms
    private let saved: SavedFilters
    /// The names of the saved filters that are being read, from the outermost.
    private var names: [String] = []
    private var depth = 0
    private var count = 0
    private var ids = 0
    /// The number of search words ahead that were reviewed with those before them.
    private var searchedWords = 0
    /// A Boolean value that indicates whether the last term is a search word.
    private var endsWithSearchWord = false
    /// A Boolean value that indicates whether the next term is joined to a search word by an operator.
    private var joinsSearchWord = false

    init(_ words: [Word], saved: SavedFilters, dates: DateReader) {
        tokens = FilterToken.tokens(of: words, &ownReadings)[...]
        terms = FilterTerms(dates: dates)
        self.saved = saved
    }

    /// The words that were read in a way that the user should know of.
    var readings: [FilterReading] { ownReadings.isEmpty ? terms.readings : ownReadings + terms.readings }

    mutating func read() throws(InputError) -> Selection {
        let selection = try filter()
        if !tokens.isEmpty { throw .filter(.unbalancedParenthesis(")")) }
        return selection
    }

    private mutating func filter() throws(InputError) -> Selection {
        var alternatives = [Alternative()]
        while let token = tokens.first, token != .close {
            switch token {
            case .or:
                tokens.removeFirst()
                guard alternatives.last?.isEmpty == false, startsTerm else { throw .filter(.danglingOperator("or")) }
                joinsSearchWord = endsWithSearchWord
                alternatives.append(Alternative())
            case .and:
                tokens.removeFirst()
                guard alternatives.last?.isEmpty == false, startsTerm else { throw .filter(.danglingOperator("and")) }
                joinsSearchWord = endsWithSearchWord
            default:
                alternatives[alternatives.count - 1].add(try term())
                joinsSearchWord = false
            }
        }
        // The alternatives of a lone group are those of the filter: `(3 or 5)` selects by id.
        return Selection(
            alternatives.flatMap { alternative in
                if alternative.terms.count == 1, case .group(let group) = alternative.terms[0] {
                    return group.alternatives
                }
                return [alternative.terms]
            }
        )
    }

    private var startsTerm: Bool {
        switch tokens.first {
        case .word, .not, .open: true
        case .or, .and, .close, nil: false
        }
    }

    private mutating func term() throws(InputError) -> Selection.Term {
        switch tokens.removeFirst() {
        case .not:
            guard startsTerm else { throw .filter(.danglingOperator("not")) }
            return try nested { (parser) throws(InputError) in try parser.term().negated }
        case .open:
            return try nested { (parser) throws(InputError) in
                let selection = try parser.filter()
                guard parser.tokens.popFirst() == .close else { throw .filter(.unbalancedParenthesis("(")) }
                if selection.alternatives == [[]] { throw .filter(.emptyTerm) }
                return .group(selection)
            }
        case .word(let word):
            if !word.isLiteral, let name = SavedFilters.name(word.text) { return try savedFilter(name) }
            return try single(word)
        case .or, .and, .close:
            throw .filter(.emptyTerm)
        }
    }

    private mutating func nested(
        _ read: (inout FilterParser) throws(InputError) -> Selection.Term
    ) throws(InputError) -> Selection.Term {
        depth += 1
        defer { depth -= 1 }
        guard depth <= FilterParser.maximumDepth else {
            throw .filter(.filterTooDeep(limit: FilterParser.maximumDepth))
        }
        return try read(&self)
    }

    private mutating func single(_ word: Word) throws(InputError) -> Selection.Term {
        if !word.isLiteral, let term = try bareTerm(at: word.text) { return term }
        let term = try terms.read(word, &tokens)
        try count(term, typed: word)
        endsWithSearchWord = false
        if case .word = term {
            endsWithSearchWord = true
            if !word.isLiteral { return term }
        }
        searchedWords = 0
        return term
    }

    /// Reads words such as `today` and `high priority` as filters, unless they stand beside search words. Notes hints on
    /// those that are searched for.
    private mutating func bareTerm(at word: String) throws(InputError) -> Selection.Term? {
        if searchedWords > 0 {
            searchedWords -= 1
            return nil
        }
        let run = FilterParser.run(of: word, tokens)
        guard !run.isEmpty else { return nil }
        let bare = BareWords(dates: terms.dates, time: terms.time)
        // `done` is a filter on its own, but `done today` means more.
        let isState = FilterWord(rawValue: word) != nil
        let found =
            isState ? bare.filter(in: run).map { (filter: $0, words: run) } : FilterParser.bareFilter(ofAll: run, bare)
        if let (filter, words) = found, isState || !isJoinedToSearchWord(bare, after: words.count - 1) {
            tokens = tokens.dropFirst(filter.count - 1)
            endsWithSearchWord = false
            let typed = run.prefix(filter.count).joined(separator: " ")
            if names.isEmpty { ownReadings.append(FilterReading(.filter, word: typed, filter: filter.spelling)) }
            try count(filter.term, typed: Word(word))
            return filter.term
        }
        guard !isState, FilterTerms.isText(word), !IDWords.looksLikeIDs(word) else { return nil }
        let searched = run.prefix { !IDWords.looksLikeIDs($0) }
        for hint in SearchedWords.hints(searched, bare) {
            hints.append(hint.hint)
            if hint.isExact, names.isEmpty {
                ownReadings.append(FilterReading(.text, word: hint.hint.word, filter: hint.hint.suggestion))
            }
        }
        searchedWords = searched.count - 1
        return nil
    }

    private static let maximumRunLength = 20

    /// Returns the word and the ones after it without marks and keys, but nothing for a word that has them.
    private static func run(of word: String, _ following: ArraySlice<FilterToken>) -> ArraySlice<String> {
        let isDone = word == FilterWord.done.rawValue || word == FilterWord.closed.rawValue
        guard !IDWords.looksLikeIDs(word), isDone || FilterTerms.isText(word), !word.allSatisfy(\.isWhitespace) else {
            return []
        }
        var run = [word]
        for token in following.prefix(maximumRunLength) {
            guard let next = token.plainText, FilterTerms.isText(next) else { break }
            run.append(next)
        }
        return run[...]
    }

    /// Returns the first filter, and the words that are all filters. Ids at the end can belong to a date, as in `dec 12`, or
    /// are filters of their own.
    private static func bareFilter(
        ofAll run: ArraySlice<String>,
        _ bare: BareWords
    ) -> (filter: BareFilter, words: ArraySlice<String>)? {
        if let filter = bare.filter(ofAll: run) { return (filter, run) }
        var words = run
        while words.count > 1, let last = words.last, IDWords.looksLikeIDs(last) { words.removeLast() }
        guard words.count < run.count, let filter = bare.filter(ofAll: words) else { return nil }
        return (filter, words)
    }

    /// `true` if the words are joined to a search word by an operator, as in `low or milk`.
    private func isJoinedToSearchWord(_ bare: BareWords, after count: Int) -> Bool {
        if joinsSearchWord { return true }
        let rest = tokens.dropFirst(count)
        guard rest.first == .or || rest.first == .and, let next = rest.dropFirst().first?.plainText,
            FilterWord(rawValue: next) == nil
        else { return false }
        let run = FilterParser.run(of: next, rest.dropFirst(2))
        return !run.isEmpty && FilterParser.bareFilter(ofAll: run, bare) == nil
    }

    /// Counts the ids and ranges in a list apart from other terms, which take longer.
    private mutating func count(_ term: Selection.Term, typed word: Word) throws(InputError) {
        switch term {
        case .ids, .parent, .needs:
            ids += 1 + word.text.utf8.count(where: { $0 == UInt8(ascii: ",") })
            if ids > FilterParser.maximumIDs { throw .filter(.tooManyTerms(limit: FilterParser.maximumIDs)) }
        default:
            count += 1
            if count > FilterParser.maximumTerms { throw .filter(.tooManyTerms(limit: FilterParser.maximumTerms)) }
        }
    }
}

// MARK: - Saved filters

extension FilterParser {
    private mutating func savedFilter(_ name: String) throws(InputError) -> Selection.Term {
        guard let text = saved[name] else {
            let near = Suggestion.nearest(to: name, among: saved.names.sorted())
            throw .filter(.unknownSavedFilter(name, suggestion: near.map { ":\($0)" }))
        }
        guard !names.contains(name) else { throw .filter(.savedFilterRing((names + [name]).map { ":\($0)" })) }
        let outer = tokens
        names.append(name)
        defer { names.removeLast() }
        do {
            var ignored: [FilterReading] = []
            tokens = FilterToken.tokens(of: try InputError.words(text).map { Word($0) }, &ignored)[...]
            let term = try nested { (parser) throws(InputError) in .group(try parser.read()) }
            tokens = outer
            return term
        } catch .filter(.savedFilterRing(let names)) {
            throw .filter(.savedFilterRing(names))
        } catch {
            throw .filter(.savedFilter(name, error))
        }
    }
}

extension InputError {
    fileprivate static func words(_ text: String) throws(InputError) -> [String] {
        try wrapping { () throws(UsageError) in try LineSplitter.words(text) }
    }
}

/// The terms of one alternative. Ids are merged, so that `3 5` and `(3) (5)` mean `3,5`; no item is both 3 and 5.
private struct Alternative {
    private var others: [Selection.Term] = []
    private var ids: [ClosedRange<Int>] = []
    /// The number of terms before the first ids.
    private var idsOffset = 0

    var isEmpty: Bool { others.isEmpty && ids.isEmpty }

    mutating func add(_ term: Selection.Term) {
        switch term {
        case .ids(let more):
            if ids.isEmpty { idsOffset = others.count }
            ids += more
        case .group(let group) where group.namedIDs != nil:
            add(.ids(group.namedIDs ?? []))
        case .group(let group) where group.alternatives.count == 1 && !group.alternatives[0].contains(where: \.isIDs):
            others += group.alternatives[0]
        default:
            others.append(term)
        }
    }

    var terms: [Selection.Term] {
        ids.isEmpty ? others : others[..<idsOffset] + [.ids(ids.merged())] + others[idsOffset...]
    }
}

extension Selection.Term {
    fileprivate var isIDs: Bool {
        if case .ids = self { true } else { false }
    }
}
