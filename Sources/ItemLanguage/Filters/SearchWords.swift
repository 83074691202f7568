package import CommandLine
package import Vocabulary

/// The words of a search, and the other conditions on the items.
package struct SearchTerms: Equatable, Sendable {
    package var words: [SearchWord] = []
    package var conditions: [Selection.Term] = []

    package init(_ words: [SearchWord] = [], conditions: [Selection.Term] = []) {
        self.words = words
        self.conditions = conditions
    }
}

/// Reads searches: words, `+tag` and `project:`, which search only tags and projects, and the attributes of filters.
package enum SearchWords {
    static let helpEntries =
        [HelpEntry("project:", "search project names")]
        + FilterKey.helpEntries.filter { $0.word != "project:" && $0.word != "tag:" }

    private static let maximumConditions = 1_000

    /// Reads the words, ignoring empty ones.
    package static func read(
        _ words: [Word],
        saved: SavedFilters = [:],
        dates: DateReader
    ) throws(InputError) -> SearchTerms {
        var terms = FilterTerms(dates: dates)
        var rest = words.filter { !$0.text.allSatisfy(\.isWhitespace) }.map { FilterToken.word($0) }[...]
        var search = SearchTerms()
        while case .word(let word)? = rest.popFirst() {
            guard search.conditions.count <= maximumConditions else {
                throw .filter(.tooManyTerms(limit: maximumConditions))
            }
            if let found = meaning(of: word) {
                search.words.append(found)
            } else if SavedFilters.name(word.text) != nil {
                var parser = FilterParser([word], saved: saved, dates: dates)
                search.conditions.append(.group(try parser.read()))
            } else {
                search.conditions.append(try terms.read(word, &rest))
            }
        }
        return search
    }

    /// Returns the word to search for, or `nil` for a condition. States and operators are plain words here.
    private static func meaning(of word: Word) -> SearchWord? {
        if word.isLiteral { return SearchWord(word.text) }
        if let keyed = KeyedWord(word.text) {
            guard keyed.key == .project, !["", "none", "any"].contains(keyed.value) else { return nil }
            return SearchWord(keyed.value, in: .project)
        }
        let isCondition =
            SavedFilters.name(word.text) != nil || PriorityWords.marked(word.text[...]) != nil
            || (word.text.first == "-" && TagWord.unmarked(word.text.dropFirst()) != nil)
            || FilterComparison(word.text) != nil || FilterMistake.error(in: word.text) != nil
        if isCondition { return nil }
        // The @ is part of the tag, so a plain search finds it too.
        if let tag = TagWord.read(word.text[...]), tag != word.text { return SearchWord(tag, in: .tag) }
        return SearchWord(word.text)
    }
}
