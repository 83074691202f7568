package import CommandLine

/// Splits the arguments of commands that select items.
package enum SelectionWords {
    /// Reads a single id.
    package static func id(_ word: Word) throws(InputError) -> Int {
        try IDWords.single(word.text, key: nil)
    }

    /// Splits the words into leading ids, or a filter that ends with `to`, and the rest; returns `nil` without items.
    package static func split(_ words: [Word]) -> (items: [Word], rest: [Word])? {
        let ids = words.prefix { !$0.isLiteral && IDWords.looksLikeIDs($0.text) }
        if !ids.isEmpty {
            let rest = words.dropFirst(ids.count)
            // Filters need `to`, so it is accepted after ids as well.
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
