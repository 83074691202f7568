package import Boundary

/// Splits a line into words as a shell does, with quotes and backslashes and nothing more.
package enum LineSplitter {
    /// The words as one line that is split into them again.
    package static func joined(_ words: [String]) -> String {
        words.map(quoted).strung(with: " ")
    }

    /// The word as it has to be typed to stay one word.
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

    /// Of most words every byte is one that means nothing but itself.
    private static func isPlain(_ word: String) -> Bool {
        word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): false
            default: byte > UInt8(ascii: " ") && byte < 0x7F
            }
        }
    }

    package static func words(_ line: String) throws(Misunderstanding) -> [String] {
        let split = SplitLine(line)
        if let quote = split.openQuote { throw .openQuote(String(quote)) }
        return split.last.map { split.words + [$0] } ?? split.words
    }
}

/// A line cut at its blanks, be it finished or not; a mark upon a blank or a quote makes no letter of it, as in shells.
struct SplitLine {
    private(set) var words: [String] = []
    /// The quote that the end of the line is in.
    private(set) var openQuote: Character?
    /// The bytes of the word at the end, and what the last of its letters is.
    private var word: [UInt8]?
    private var end: Mark?

    /// The word at the end; nil where a blank or nothing is there.
    var last: String? { word.map { String(decoding: $0, as: UTF8.self) } }

    init(_ line: String) {
        var quote: Mark?
        var letters = line.unicodeScalars.makeIterator()
        while let letter = letters.next() {
            let mark = Mark(letter)
            switch (mark, quote) {
            case (nil, _):
                append(letter, mark)
            case (.apostrophe, nil) where word != nil && end != .colon:
                // An apostrophe inside a word is text: `don't`.
                append(letter, mark)
            case (.quote, nil), (.apostrophe, nil):
                quote = mark
                word = word ?? []
            case (.quote, .quote), (.apostrophe, .apostrophe):
                quote = nil
            case (.backslash, nil), (.backslash, .quote):
                let next = letters.next() ?? letter
                append(next, Mark(next))
            case (.blank, nil):
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
        (word, end) = (nil, nil)
    }
}

/// What is more than text in a line.
private enum Mark {
    case blank, quote, apostrophe, backslash, colon

    init?(_ letter: Unicode.Scalar) {
        switch letter {
        // The last is what input methods of East Asia have for a blank.
        case " ", "\t", "\u{3000}": self = .blank
        case "\"": self = .quote
        case "'": self = .apostrophe
        case "\\": self = .backslash
        case ":": self = .colon
        default: return nil
        }
    }
}
