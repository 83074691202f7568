/// A word of a line with the spaces before it.
struct LineWord {
    let spaces: Substring
    let text: Substring
}

/// The words of a line, which are separated by spaces and tabs.
struct LineWords: Sequence, IteratorProtocol {
    private(set) var rest: Substring

    init(_ line: Substring) {
        rest = line
    }

    mutating func next() -> LineWord? {
        let bytes = rest.utf8
        guard let start = bytes.firstIndex(where: { !$0.isBlank }) else { return nil }
        let end = bytes[start...].firstIndex(where: \.isBlank) ?? bytes.endIndex
        defer { rest = rest[end...] }
        return LineWord(spaces: rest[..<start], text: rest[start..<end])
    }
}

/// The part of a line that is left when the attributes are taken out. Its spaces stay as they are.
struct LineTitle {
    private(set) var text = ""

    var isEmpty: Bool { text.isEmpty }

    func ends(in word: String) -> Bool { text.hasSuffix(" \(word)") }

    mutating func append(_ word: LineWord) {
        append(word.text, after: word.spaces)
    }

    mutating func append(_ word: Substring, after spaces: Substring) {
        if !text.isEmpty { text += spaces }
        text += word
    }
}

extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Character {
    /// `true` for the spaces of Japanese and of word processors, which stand in the place of others.
    var isWideSpace: Bool { self == "\u{3000}" || self == "\u{A0}" }
}

extension Substring {
    /// Splits `due:2026-11-27` at its first colon if there is something on both sides.
    var keyAndValue: (key: Substring, value: Substring)? {
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), colon > startIndex else { return nil }
        let value = self[utf8.index(after: colon)...]
        return value.isEmpty ? nil : (self[..<colon], value)
    }

    /// The word without its first byte, which is an ASCII mark.
    var withoutMark: Substring { self[utf8.index(after: startIndex)...] }
}

/// A backslash keeps a word of a title from being read as an attribute.
enum ProtectedWord {
    /// Returns the word with a further backslash if it is special after those it begins with.
    static func written(_ word: Substring, isSpecial: (Substring) -> Bool) -> Substring {
        isSpecial(bare(word)) ? "\\" + word : word
    }

    /// Returns the word without its first backslash, or `nil` if it is not protected.
    static func read(_ word: Substring, isSpecial: (Substring) -> Bool) -> Substring? {
        word.utf8.first == UInt8(ascii: "\\") && isSpecial(bare(word)) ? word.withoutMark : nil
    }

    private static func bare(_ word: Substring) -> Substring {
        word[(word.utf8.firstIndex { $0 != UInt8(ascii: "\\") } ?? word.endIndex)...]
    }
}
