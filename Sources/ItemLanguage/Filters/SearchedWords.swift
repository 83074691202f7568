import CommandLine
import Vocabulary

/// Recognizes words of a search that are probably meant as a filter.
enum SearchedWords {
    /// Returns the filter that a word means if it is searched for alone, such as `due:today` for `today`.
    static func filter(meantBy word: String) -> String? {
        let word = word.lowercased()
        if ["today", "tomorrow", "yesterday", "오늘", "내일", "모레", "어제"].contains(word) { return "due:\(word)" }
        return priority(word) ?? FilterWord.synonyms[word]?.rawValue
    }

    private static func priority(_ word: String) -> String? {
        ["high", "medium", "low"].contains(word) ? "pri:\(word)" : nil
    }

    /// Returns hints on words of a search that are similar to a filter, such as `overdu`, `next week` and `tag home`.
    static func hints(_ words: some Collection<String>, dates: FilterDates) -> [ReadingHint] {
        var hints = words.filter { $0.split(separator: " ").contains("and") && $0.contains(where: \.isWhitespace) }
            .map { ReadingHint(word: $0, suggestion: "(\($0))") }
        var rest = Array(words.prefix(maximumHintedWords))[...]
        while !rest.isEmpty {
            let (count, filter) = meaning(of: rest, dates)
            if let filter {
                hints.append(ReadingHint(word: rest.prefix(count).joined(separator: " "), suggestion: filter))
            }
            rest = rest.dropFirst(count)
        }
        return hints
    }

    private static let maximumHintedWords = 20

    /// Returns the filter that the first words may mean, and their number.
    private static func meaning(of words: ArraySlice<String>, _ dates: FilterDates) -> (count: Int, filter: String?) {
        let word = words[words.startIndex]
        let next = words.dropFirst().first
        if let key = FilterKey(typed: word), let next {
            if key.date != nil {
                if let date = date(words.dropFirst(), dates) {
                    return (date.count + 1, "\(key.rawValue):\(date.text)")
                }
                // A length such as `7d` is a date only after a key.
                if let date = date(words, dates), let value = date.text.split(separator: " ", maxSplits: 1).last {
                    return (date.count, "\(key.rawValue):\(value)")
                }
            }
            if key == .tag, TagWord.isName(next) { return (2, "+\(next)") }
            if key == .project || (key == .pri && PriorityWords.level(next) != nil) {
                return (2, "\(key.rawValue):\(next)")
            }
        }
        if let date = date(words, dates) { return (date.count, "due:\(date.text)") }
        return (1, filter(meantBy: word) ?? Suggestion.nearest(to: word, among: FilterWord.allCases.map(\.rawValue)))
    }

    /// Returns the longest date or period at the start of the words, as typed.
    private static func date(_ words: ArraySlice<String>, _ dates: FilterDates) -> (text: String, count: Int)? {
        for count in stride(from: min(3, words.count), to: 0, by: -1) {
            let text = words.prefix(count).joined(separator: " ")
            if dates.isDate(text) { return (text, count) }
        }
        return nil
    }
}
