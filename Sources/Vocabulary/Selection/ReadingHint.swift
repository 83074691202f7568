/// A word that was read as text but looks like a misspelled attribute.
package struct ReadingHint: Equatable, Sendable {
    package let word: String
    package let suggestion: String

    package init(word: String, suggestion: String) {
        self.word = word
        self.suggestion = suggestion
    }
}
