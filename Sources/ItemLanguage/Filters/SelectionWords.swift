package import CommandLine
import Vocabulary

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

    /// Splits the words as `split` does, but reads the number in `3 2 weeks` or `3 1 dec` as part of what follows.
    package static func split(_ words: [Word], dates: DateReader) -> (items: [Word], rest: [Word])? {
        guard let split = split(words), split.items.count > 1, let number = split.items.last,
            words.count == split.items.count + split.rest.count, IDWords.looksLikeIDs(number.text),
            split.rest.allSatisfy({ !$0.isLiteral })
        else { return split(words) }
        let text = ([number] + split.rest).map(\.text).joined(separator: " ")
        guard dates.span(text) != nil || dates.minutes(text) != nil || (try? dates.due(text)) != nil else {
            return split
        }
        return (split.items.dropLast(), [number] + split.rest)
    }

    private static func isTo(_ word: Word?) -> Bool {
        guard let word else { return false }
        return !word.isLiteral && word.text == "to"
    }
}
