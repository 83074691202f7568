/// Splits a line into words like a shell, with quotes and backslashes but no expansions.
package enum LineSplitter {
    /// Joins words into a line that splits into the same words.
    package static func joined(_ words: [String]) -> String {
        words.map(quoted).joined(by: " ")
    }

    /// Quotes the word if needed.
    static func quoted(_ word: String) -> String {
        if !word.isEmpty, isPlain(word) { return word }
        let scalars = word.unicodeScalars
        guard
            word.isEmpty
                || scalars.contains(where: { $0.properties.isWhitespace || "'\"\\".unicodeScalars.contains($0) })
        else { return word }
        var quoted = "\"".unicodeScalars
        for scalar in scalars {
            if scalar == "\"" || scalar == "\\" { quoted.append("\\") }
            quoted.append(scalar)
        }
        quoted.append("\"")
        return String(quoted)
    }

    /// Returns `true` if no byte needs quoting; a fast check for most words.
    private static func isPlain(_ word: String) -> Bool {
        word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): false
            default: byte > UInt8(ascii: " ") && byte < 0x7F
            }
        }
    }

    package static func words(_ line: String) throws(UsageError) -> [String] {
        let split = SplitLine(line)
        if let quote = split.openQuote { throw .unclosedQuote(String(quote)) }
        return split.last.map { split.words + [$0] } ?? split.words
    }
}

/// A possibly unfinished line, split into words; combining marks do not change the meaning of spaces and quotes,
/// as in shells.
struct SplitLine {
    private(set) var words: [String] = []
    /// The quote that is still open at the end.
    private(set) var openQuote: Character?
    /// The last word as typed, with its quotes and backslashes; empty if the line ends in a space.
    private(set) var typedLast = ""
    /// The bytes of the last word and its last mark.
    private var word: [UInt8]?
    private var end: Mark?

    /// The last word, or `nil` if the line ends in a space.
    var last: String? { word.map { String(decoding: $0, as: UTF8.self) } }

    init(_ line: String) {
        var quote: Mark?
        var letters = line.unicodeScalars.makeIterator()
        while let letter = letters.next() {
            let mark = Mark(letter)
            typedLast.unicodeScalars.append(letter)
            switch (mark, quote) {
            case (nil, _):
                append(letter, mark)
            case (.apostrophe, nil) where word != nil && end != .colon:
                // An apostrophe within a word is text: `don't`.
                append(letter, mark)
            case (.quote, nil), (.apostrophe, nil):
                quote = mark
                word = word ?? []
            case (.quote, .quote), (.apostrophe, .apostrophe):
                quote = nil
            case (.backslash, nil), (.backslash, .quote):
                let next = letters.next()
                if let next { typedLast.unicodeScalars.append(next) }
                append(next ?? letter, Mark(next ?? letter))
            case (.space, nil):
                endWord()
            default:
                append(letter, mark)
            }
        }
        openQuote = quote.map { $0 == .apostrophe ? "'" : "\"" }
    }

    private mutating func append(_ letter: Unicode.Scalar, _ mark: Mark?) {
        if word == nil { word = [] }
        word?.append(contentsOf: letter.utf8)
        end = mark
    }

    private mutating func endWord() {
        if let last { words.append(last) }
        (word, end, typedLast) = (nil, nil, "")
    }
}

/// A character with a special meaning.
private enum Mark {
    case space, quote, apostrophe, backslash, colon

    init?(_ letter: Unicode.Scalar) {
        switch letter {
        // U+3000 is the space of East Asian input methods.
        case " ", "\t", "\u{3000}": self = .space
        case "\"": self = .quote
        case "'": self = .apostrophe
        case "\\": self = .backslash
        case ":": self = .colon
        default: return nil
        }
    }
}
