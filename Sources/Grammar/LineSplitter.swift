package import Boundary

/// Splits a line into words as a shell does, with quotes and backslashes and nothing more.
package enum LineSplitter {
    /// The words as one line that is split into them again.
    package static func joined(_ words: [String]) -> String {
        words.map(quoted).joined(separator: " ")
    }

    /// The word as it has to be typed to stay one word.
    static func quoted(_ word: String) -> String {
        if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
        guard word.isEmpty || word.contains(where: { $0.isWhitespace || "'\"\\".contains($0) }) else { return word }
        return "\"" + word.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
    }

    /// Of most words every byte is one, which is quicker to see than their characters.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte > UInt8(ascii: " ") && byte < 0x7F && !"'\"\\".utf8.contains(byte)
    }

    package static func words(_ line: String) throws(Misunderstanding) -> [String] {
        let split = SplitLine(line)
        if let quote = split.openQuote { throw .openQuote(String(quote)) }
        return split.words + [split.last].compactMap { $0 }
    }
}

/// A line cut at its blanks, be it finished or not.
struct SplitLine {
    private(set) var words: [String] = []
    /// The word at the end; nil where a blank or nothing is there.
    private(set) var last: String?
    /// The quote that the end of the line is in.
    private(set) var openQuote: Character?

    init(_ line: String) {
        var characters = line.makeIterator()
        while let character = characters.next() {
            switch (character, openQuote) {
            case ("'", nil) where last.map({ $0.last != ":" }) ?? false:
                // An apostrophe inside a word is text: `don't`.
                append(character)
            case ("\"", nil), ("'", nil):
                openQuote = character
                last = last ?? ""
            case (let mark, let open?) where mark == open:
                openQuote = nil
            case ("\\", nil), ("\\", "\""):
                append(characters.next() ?? "\\")
            // What input methods of East Asia have for a blank.
            case (" ", nil), ("\t", nil), ("\u{3000}", nil):
                if let last { words.append(last) }
                last = nil
            default:
                append(character)
            }
        }
    }

    /// Lets the word grow where it is, which is quick however long it becomes.
    private mutating func append(_ character: Character) {
        if last == nil { last = "" }
        last?.append(character)
    }
}
