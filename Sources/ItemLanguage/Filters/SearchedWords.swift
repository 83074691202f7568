import CommandLine
import Vocabulary

/// Recognizes words of a search that are probably meant as a filter.
enum SearchedWords {
    private static let maximumHintedWords = 20

    /// Returns hints on words of a search that are or resemble a filter, such as `overdu`, `next week` and `tag home`.
    static func hints(_ words: ArraySlice<String>, _ bare: BareWords) -> [(hint: ReadingHint, isExact: Bool)] {
        var hints = words.filter { $0.split(separator: " ").contains("and") && $0.contains(where: \.isWhitespace) }
            .map { (hint: ReadingHint(word: $0, suggestion: "(\($0))"), isExact: false) }
        var rest = words.prefix(maximumHintedWords)
        while !rest.isEmpty {
            let (count, filter, isExact) = meaning(of: rest, bare)
            if let filter {
                let word = rest.prefix(count).joined(separator: " ")
                hints.append((ReadingHint(word: word, suggestion: filter), isExact))
            }
            rest = rest.dropFirst(count)
        }
        return hints
    }

    /// Returns the filter that the first words may mean, and their number.
    private static func meaning(
        of words: ArraySlice<String>,
        _ bare: BareWords
    ) -> (count: Int, filter: String?, isExact: Bool) {
        let word = words[words.startIndex]
        if let filter = bare.filter(in: words) { return (filter.count, filter.spelling, true) }
        if let next = words.dropFirst().first {
            let key = FilterKey(typed: word)
            if key == .tag, TagWord.isName(next) { return (2, TagWord.marked(next), true) }
            if key == .project { return (2, "project:\(next)", true) }
        }
        if let named = NamedFilter(ambiguous: word.lowercased()) { return (1, named.spelling, true) }
        return (1, Suggestion.nearest(to: word, among: FilterWord.allCases.map(\.rawValue)), false)
    }
}
