/// A keyword and its meaning, for completion and the manual.
package struct HelpEntry: Equatable, Sendable {
    package let word: String
    package let meaning: String

    package init(_ word: String, _ meaning: String) {
        self.word = word
        self.meaning = meaning
    }
}
