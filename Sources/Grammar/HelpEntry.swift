import Vocabulary

/// A keyword and its meaning, for completion and the manual.
package struct HelpEntry: Equatable, Sendable {
    package let word: String
    package let meaning: String

    package init(_ word: String, _ meaning: String) {
        self.word = word
        self.meaning = meaning
    }
}

extension [HelpEntry] {
    /// Returns the entries that complete `stem`.
    func candidates(for stem: Stem) -> [Candidate] {
        filter { $0.word.hasPrefix(stem.beginning) }.map { .word(stem.kept + $0.word, meaning: $0.meaning) }
    }
}

extension Stem {
    /// Returns the part after the last of the marks: `1` in `3,5-1`.
    func last(after marks: String) -> Stem {
        let end = beginning.lastIndex(where: marks.contains).map(beginning.index(after:)) ?? beginning.startIndex
        return Stem(String(beginning[end...]), kept: kept + beginning[..<end])
    }
}
