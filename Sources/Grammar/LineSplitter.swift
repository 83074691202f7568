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
        guard word.isEmpty || word.contains(where: { $0.isWhitespace || "'\"\\".contains($0) }) else { return word }
        return "\"" + word.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
    }

    /// Of most words every byte is one that means nothing but itself, which is quicker to see than their characters.
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

/// A line cut at its blanks, be it finished or not.
struct SplitLine {
    private(set) var words: [String] = []
    /// The quote that the end of the line is in.
    private(set) var openQuote: Character?
    private var quote: Mark?
    /// The bytes of the word at the end, and what the last of its letters is.
    private var word: [UInt8]?
    private var end: Mark?

    /// The word at the end; nil where a blank or nothing is there.
    var last: String? { word.map { String(decoding: $0, as: UTF8.self) } }

    init(_ line: String) {
        if line.isASCII { cut(line.utf8) } else { cut(line) }
        openQuote = quote.map { $0 == .apostrophe ? "'" : "\"" }
    }

    private mutating func cut<Letter: LineLetter>(_ line: some Sequence<Letter>) {
        var letters = line.makeIterator()
        while let letter = letters.next() {
            switch (letter.mark, quote) {
            case (.apostrophe, nil) where word != nil && end != .colon:
                // An apostrophe inside a word is text: `don't`.
                append(letter)
            case (.quote, nil), (.apostrophe, nil):
                quote = letter.mark
                word = word ?? []
            case (let mark?, let open?) where mark == open:
                quote = nil
            case (.backslash, nil), (.backslash, .quote):
                append(letters.next() ?? letter)
            case (.blank, nil):
                endWord()
            default:
                append(letter)
            }
        }
    }

    private mutating func append(_ letter: some LineLetter) {
        if word == nil { word = [] }
        word?.append(contentsOf: letter.bytes)
        end = letter.mark
    }

    private mutating func endWord() {
        if let last { words.append(last) }
        (word, end) = (nil, nil)
    }
}

/// What is more than text in a line.
private enum Mark {
    case blank, quote, apostrophe, backslash, colon

    init?(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .blank
        case UInt8(ascii: "\""): self = .quote
        case UInt8(ascii: "'"): self = .apostrophe
        case UInt8(ascii: "\\"): self = .backslash
        case UInt8(ascii: ":"): self = .colon
        default: return nil
        }
    }
}

/// Of what a line is cut: its characters, or its bytes where every one is a character of its own, which is many times as
/// fast.
private protocol LineLetter {
    associatedtype Bytes: Sequence<UInt8>
    var bytes: Bytes { get }
    var mark: Mark? { get }
}

extension UInt8: LineLetter {
    fileprivate var bytes: CollectionOfOne<UInt8> { CollectionOfOne(self) }

    fileprivate var mark: Mark? { Mark(self) }
}

extension Character: LineLetter {
    fileprivate var bytes: String.UTF8View { utf8 }

    fileprivate var mark: Mark? {
        // What input methods of East Asia have for a blank.
        self == "\u{3000}" ? .blank : asciiValue.flatMap(Mark.init)
    }
}
