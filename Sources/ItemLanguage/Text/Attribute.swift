import Almanac
import CommandLine
import Vocabulary

extension ItemText {
    /// Returns `true` for a word such as `due:fri`.
    package static func hasKey(_ word: Substring) -> Bool { AttributeKey.split(word) != nil }
}

/// The keys of attributes in the text of an item.
enum AttributeKey: String, CaseIterable {
    case due, wait, project, pri, every, again, needs, parent, place, link, note, tag

    /// Reads a key in any case. A single letter is a key only in lower case: `D:` is more likely a drive.
    init?(typed: some StringProtocol) {
        let name = AttributeKey.name(typed)
        guard let key = AttributeKey(rawValue: name) ?? AttributeKey.accepted(name) else { return nil }
        self = key
    }

    static func name(_ typed: some StringProtocol) -> String {
        typed.utf8.count == 1 ? String(typed) : typed.lowercased()
    }

    /// Splits `due:fri` into key and value; returns `nil` if the word has no known key.
    static func split(_ word: Substring) -> (key: AttributeKey, value: Substring)? {
        // Keys are short, so only a short prefix is searched. A colon with a combining mark is a different character.
        let bytes = word.utf8.span
        guard let length = (0..<min(bytes.count, maximumLength + 1)).first(where: { bytes[$0] == UInt8(ascii: ":") })
        else { return nil }
        let colon = word.utf8.index(word.startIndex, offsetBy: length)
        guard let key = AttributeKey(typed: word[..<colon]), word[colon] == ":" else { return nil }
        return (key, word[word.utf8.index(after: colon)...])
    }

    /// The length of a decomposed `우선순위`.
    private static let maximumLength = 30

    /// Returns `true` for a word such as `foo-1:bar` or `foo:`, but not for `12:30`, `http://x`, `std::vector` and `C:\x`.
    static func looksKeyed(_ word: Substring) -> Bool {
        guard let colon = word.firstIndex(of: ":") else { return false }
        let (key, value) = (word[..<colon], word[colon...].dropFirst())
        guard let first = key.unicodeScalars.first, first.properties.isAlphabetic,
            key.unicodeScalars.allSatisfy({
                $0.properties.isAlphabetic || $0.properties.isGraphemeExtend
                    || "0123456789.-_".unicodeScalars.contains($0)
            })
        else { return false }
        // A time, or the port of a server.
        let isNumber =
            value.utf8.first?.isDigit == true
            && (key.utf8.last?.isDigit == true || key.utf8.contains(UInt8(ascii: ".")))
        return !isNumber && !["/", ":", "\\"].contains(value.first)
    }

    /// Returns `true` for a word that looks like an attribute with a value.
    static func isKeyed(_ word: Substring) -> Bool {
        word.utf8.last != UInt8(ascii: ":") && looksKeyed(word)
    }
}

extension AttributeKey {
    /// Returns `true` for `none`, and for the lowest priority of other programs. A note can be any text.
    func isCleared(by value: Substring) -> Bool {
        (value == "none" && self != .note) || (value == "4" && self == .pri)
    }
}

/// Reads the marks of tags.
package enum TagWord {
    /// Returns `tag` for `+tag` and `#tag`, `@place` with its `@`, and `nil` for words that are not tags: `+1`, `#42`, `@`.
    package static func read(_ word: Substring) -> String? {
        // The first byte rules out most words.
        switch word.utf8.first {
        case UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "@"): break
        default: return nil
        }
        guard let mark = word.first, "+#@".contains(mark) else { return nil }
        let name = word.dropFirst()
        guard isName(name) else { return nil }
        return mark == "@" ? String(word) : String(name)
    }

    /// Returns a tag typed without a mark; `@place` keeps its `@`.
    package static func unmarked(_ word: Substring) -> String? {
        if isName(word) { return String(word) }
        return word.first == "@" ? read(word) : nil
    }

    /// Returns the tags of `a,b`, `+a,+b` and `a+b`, or `nil` if one of them is invalid.
    static func list(_ value: Substring) -> [String]? {
        var tags: [String] = []
        for part in value.split(separator: ",", omittingEmptySubsequences: false) {
            let names = part.split(separator: "+")
            let valid = names.compactMap { unmarked($0) ?? read($0) }
            guard !names.isEmpty, valid.count == names.count else { return nil }
            tags += valid
        }
        return tags
    }

    /// Returns the tag as it is typed: `+home` or `@place`.
    static func marked(_ tag: String) -> String { tag.first == "@" ? tag : "+\(tag)" }

    /// Returns a hint about tags in the wrong notation.
    static func hint(about word: Substring, marks: String) -> ReadingHint? {
        separated(word, marks: marks).map { ReadingHint(word: String(word), suggestion: $0) }
    }

    /// Returns `+a +b` for `+a,b`, `+a+b`, `+a,+b` and `+a;+b`.
    static func separated(_ word: Substring, marks: String) -> String? {
        guard let mark = word.first, marks.contains(mark) else { return nil }
        var tags: [String] = []
        for part in word.dropFirst().split(whereSeparator: { ",+;|".contains($0) }) {
            let own = part.first.flatMap { "#@-".contains($0) ? $0 : nil }
            let name = own == nil ? part : part.dropFirst()
            guard isName(name) else { return nil }
            tags.append("\(own ?? mark)\(name)")
        }
        return tags.count > 1 ? tags.joined(separator: " ") : nil
    }

    static func isName(_ name: some StringProtocol) -> Bool {
        // Most tags are letters and digits.
        if name.utf8.first?.isDigit == false, name.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) || $0.isDigit })
        {
            return true
        }
        guard let first = name.unicodeScalars.first else { return false }
        let startsValidly = first.isASCII ? first.properties.isAlphabetic : !first.properties.isWhitespace
        return startsValidly && name.unicodeScalars.allSatisfy { isAllowed($0) }
    }

    /// Returns `true` if a tag may contain the character after the first.
    package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return !scalar.properties.isWhitespace }
        return scalar.value > 0x20 && !",:;\"()#+".unicodeScalars.contains(scalar)
    }
}

/// Reads lists of tags, with or without plus signs.
package enum TagWords {
    package static func read(_ text: String) throws(InputError) -> [String] {
        var tags: [String] = []
        for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            guard let tag = TagWord.read(word) ?? TagWord.unmarked(word) else { throw .item(.notATag(String(word))) }
            tags.append(tag)
        }
        return tags
    }
}
