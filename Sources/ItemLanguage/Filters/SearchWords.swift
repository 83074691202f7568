package import CommandLine
package import Vocabulary

/// Reads search words; `+tag` searches only tags and `project:` only projects.
package enum SearchWords {
    static let helpEntries = [HelpEntry("project:", "search project names")]

    /// Reads the words, ignoring empty ones.
    package static func read(_ words: [Word]) -> [SearchWord] {
        words.filter { !$0.text.allSatisfy(\.isWhitespace) }.map(meaning)
    }

    private static func meaning(of word: Word) -> SearchWord {
        if word.isLiteral { return SearchWord(word.text) }
        if let (key, value) = AttributeKey.split(word.text[...]), key == .project, !value.allSatisfy(\.isWhitespace) {
            return SearchWord(String(value), in: .project)
        }
        // The @ is part of the tag, so a plain search finds it too.
        if let tag = TagWord.read(word.text[...]), tag != word.text { return SearchWord(tag, in: .tag) }
        return SearchWord(word.text)
    }
}
