/// Takes apart what is typed behind a command that is about items and says something of them.
package enum SelectionWords {
    /// One id, and nothing else.
    package static func id(_ word: Word) -> Int? {
        word.isLiteral ? nil : IDWords.id(word.text)
    }

    /// The ids in front, or the filter up to the word `to`, and what is behind them; nil where no item is named.
    package static func split(_ words: [Word]) -> (items: [Word], rest: [Word])? {
        let ids = words.prefix { !$0.isLiteral && IDWords.isShaped($0.text) }
        if !ids.isEmpty { return (Array(ids), Array(words.dropFirst(ids.count))) }
        guard let end = words.firstIndex(where: { !$0.isLiteral && $0.text == "to" }), end > 0 else { return nil }
        return (Array(words[..<end]), Array(words[(end + 1)...]))
    }
}
