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
        if let order = order(words.prefix(3).map { $0.lowercased() }) { return (order.count, order.option, true) }
        if let suggestion = NamedFilter.suggestion(for: word.lowercased()) { return (1, suggestion, true) }
        // Short words resemble too many others.
        let near = word.count < 5 ? nil : Suggestion.nearest(to: word, among: FilterWord.allCases.map(\.rawValue))
        return (1, near, false)
    }

    /// Returns the option for `by project` and `sorted by due`, and the number of its words.
    private static func order(_ words: [String]) -> (count: Int, option: String)? {
        if words.first == "by", words.count > 1, let grouping = OrderWords.grouping(words[1]) {
            return (2, "--by \(grouping.rawValue)")
        }
        guard words.count > 2, words[1] == "by" else { return nil }
        if ["group", "grouped"].contains(words[0]), let grouping = OrderWords.grouping(words[2]) {
            return (3, "--by \(grouping.rawValue)")
        }
        guard ["sort", "sorted", "order", "ordered"].contains(words[0]), let key = OrderWords.key(words[2]) else {
            return nil
        }
        return (3, "--sort \(key.rawValue)")
    }
}
