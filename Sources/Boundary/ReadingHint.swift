/// A word that was kept as text although it looks like a slip for something else.
package struct ReadingHint: Equatable, Sendable {
    package let word: String
    package let suggestion: String

    package init(word: String, suggestion: String) {
        self.word = word
        self.suggestion = suggestion
    }
}
