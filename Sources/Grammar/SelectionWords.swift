package import Boundary

/// Takes apart what is typed behind a command that is about items and says something of them.
package enum SelectionWords {
    /// One id, and nothing else.
    package static func id(_ word: Word) throws(Misunderstanding) -> Int {
        try IDWords.one(word.text, key: nil)
    }

    /// The ids in front, or the filter up to the word `to`, and what is behind them; nil where no item is named.
    package static func split(_ words: [Word]) -> (items: [Word], rest: [Word])? {
        let ids = words.prefix { !$0.isLiteral && IDWords.isShaped($0.text) }
        if !ids.isEmpty {
            let rest = words.dropFirst(ids.count)
            // Filters need the word, and so it is typed behind ids as well.
            return (Array(ids), Array(rest.count > 1 && isTo(rest.first) ? rest.dropFirst() : rest))
        }
        guard let end = words.firstIndex(where: isTo), end > 0 else { return nil }
        return (Array(words[..<end]), Array(words[(end + 1)...]))
    }

    private static func isTo(_ word: Word?) -> Bool {
        guard let word else { return false }
        return !word.isLiteral && word.text == "to"
    }
}
