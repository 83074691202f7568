package import Boundary

/// Splits a line into words as a shell does, with quotes and backslashes and nothing more.
package enum LineSplitter {
    /// The words as one line that is split into them again.
    package static func joined(_ words: [String]) -> String {
        words.map(quoted).joined(separator: " ")
    }

    /// The word as it has to be typed to stay one word.
    static func quoted(_ word: String) -> String {
        guard word.isEmpty || word.contains(where: { $0.isWhitespace || "'\"\\".contains($0) }) else { return word }
        return "\"" + word.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
    }

    package static func words(_ line: String) throws(Misunderstanding) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var characters = line.makeIterator()
        while let character = characters.next() {
            switch (character, quote) {
            case ("'", nil) where word.map({ $0.last != ":" }) ?? false:
                // An apostrophe inside a word is text: `don't`.
                word?.append(character)
            case ("\"", nil), ("'", nil):
                quote = character
                word = word ?? ""
            case (let mark, let open?) where mark == open:
                quote = nil
            case ("\\", nil), ("\\", "\""):
                word = (word ?? "") + (characters.next().map(String.init) ?? "\\")
            case (" ", nil), ("\t", nil):
                if let finished = word { words.append(finished) }
                word = nil
            default:
                word = (word ?? "") + String(character)
            }
        }
        if let quote { throw .openQuote(String(quote)) }
        if let word { words.append(word) }
        return words
    }
}
