package import Boundary

/// Reads search words; `+tag` searches only tags and `project:` only projects.
package enum SoughtWords {
    static let helpEntries = [HelpEntry("project:", "search project names")]

    /// Reads the words, ignoring empty ones.
    package static func read(_ words: [Word]) -> [SoughtWord] {
        words.filter { !$0.text.allSatisfy(\.isWhitespace) }.map(meaning)
    }

    private static func meaning(of word: Word) -> SoughtWord {
        if word.isLiteral { return .anywhere(word.text) }
        if let (key, value) = AttributeKey.split(word.text[...]), key == .project, !value.allSatisfy(\.isWhitespace) {
            return .project(String(value))
        }
        // The @ is part of the tag, so a plain search finds it too.
        if let tag = TagWord.read(word.text[...]), tag != word.text { return .tag(tag) }
        return .anywhere(word.text)
    }
}
