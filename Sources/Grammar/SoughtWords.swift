package import Boundary

/// Reads words to look for. A tag with its mark and a project with its key are looked for only where they would be.
package enum SoughtWords {
    static let glosses = [Gloss("project:", "in the name of its project")]

    /// Nothing where there are only blanks.
    package static func read(_ words: [Word]) -> [SoughtWord] {
        words.filter { !$0.text.allSatisfy(\.isWhitespace) }.map(meaning)
    }

    private static func meaning(of word: Word) -> SoughtWord {
        if word.isLiteral { return .anywhere(word.text) }
        if let (key, value) = AttributeKey.split(word.text[...]), key == .project, !value.allSatisfy(\.isWhitespace) {
            return .project(String(value))
        }
        // The mark of a place is a part of its name.
        if let tag = TagWord.read(word.text[...]), tag != word.text { return .tag(tag) }
        return .anywhere(word.text)
    }
}
