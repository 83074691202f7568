import Almanac
import Phrases

/// The words of repetitions.
enum RepetitionWords {
    private static let wordsAfterNumbers: Set = ["times", "x", "daily", "weekly", "monthly", "yearly"]

    /// Returns `true` if a value such as `2` would be torn from the word after it, as in `every:2 tuesday mornings` or
    /// `every:5 times`.
    static func isTorn(_ value: String, before next: String) -> Bool {
        if value.utf8.allSatisfy(\.isDigit), wordsAfterNumbers.contains(next.lowercased()) { return true }
        guard let last = value.utf8.last, last.isDigit || PhraseText([value[...]]).endsWithOrdinal else { return false }
        return PhraseText([next[...]]).beginsWithUnit
    }
}
