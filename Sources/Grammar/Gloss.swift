import Boundary

/// A word of the grammar and what it means, for completion and the manual.
package struct Gloss: Equatable, Sendable {
    package let word: String
    package let meaning: String

    package init(_ word: String, _ meaning: String) {
        self.word = word
        self.meaning = meaning
    }
}

extension [Gloss] {
    /// Those that can become of the stem.
    func candidates(for stem: Stem) -> [Candidate] {
        filter { $0.word.hasPrefix(stem.beginning) }.map { .word(stem.kept + $0.word, meaning: $0.meaning) }
    }
}

extension Stem {
    /// Of `3,5-1`, what is behind the last of the marks is still to be found.
    func last(behind marks: String) -> Stem {
        let end = beginning.lastIndex(where: marks.contains).map(beginning.index(after:)) ?? beginning.startIndex
        return Stem(String(beginning[end...]), kept: kept + beginning[..<end])
    }
}
