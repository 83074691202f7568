/// Cuts the text of a task into words. Fields in brackets and values in quotes are one word, emoji of fields too.
enum MarkdownWords {
    static func cut(_ text: Substring) -> [LineWord] {
        var words: [LineWord] = []
        var rest = text
        var brackets = ClosingBrackets()
        while let start = rest.utf8.firstIndex(where: { !$0.isBlank }) {
            let spaces = rest[..<start]
            rest = rest[start...]
            let end = end(of: rest, &brackets)
            words.append(LineWord(spaces: spaces, text: rest[..<end]))
            rest = rest[end...]
        }
        return words
    }

    /// Returns the end of the word at the beginning of the text.
    private static func end(of text: Substring, _ brackets: inout ClosingBrackets) -> Substring.Index {
        let plain = text.utf8.firstIndex(where: \.isBlank) ?? text.endIndex
        let word = text[..<plain]
        guard word.utf8.first != UInt8(ascii: "\\") else { return plain }
        if let end = endOfField(text, word, &brackets) ?? endOfQuotes(text, word) { return end }
        guard word.utf8.contains(where: { $0 >= 0xE2 }) else { return plain }
        if let first = word.unicodeScalars.first, ObsidianField(first) != nil {
            let next = word.unicodeScalars.index(after: word.startIndex)
            guard next < plain, word.unicodeScalars[next] == ObsidianField.variationSelector else { return next }
            return word.unicodeScalars.index(after: next)
        }
        return word.unicodeScalars.firstIndex { ObsidianField($0) != nil } ?? plain
    }

    /// The end of `[due:: 2026-11-27]`.
    private static func endOfField(
        _ text: Substring,
        _ word: Substring,
        _ brackets: inout ClosingBrackets
    ) -> Substring.Index? {
        guard let opening = word.utf8.first, opening == UInt8(ascii: "[") || opening == UInt8(ascii: "("),
            let colon = word.utf8.firstIndex(of: UInt8(ascii: ":")),
            word.utf8[word.utf8.index(after: colon)...].first == UInt8(ascii: ":"),
            let end = brackets.first(after: opening, in: text, from: colon)
        else { return nil }
        var after = text.utf8.index(after: end)
        // A link in brackets of its own, and a comma between fields.
        while after < text.endIndex, text.utf8[after] == text.utf8[end] { text.utf8.formIndex(after: &after) }
        if after < text.endIndex, text.utf8[after] == UInt8(ascii: ",") { text.utf8.formIndex(after: &after) }
        return after
    }

    /// The end of `project:"My House"`.
    private static func endOfQuotes(_ text: Substring, _ word: Substring) -> Substring.Index? {
        guard let (key, value) = word.keyAndValue, value.utf8.first == UInt8(ascii: "\""), MarkdownAttribute.isKey(key)
        else { return nil }
        var index = text.utf8.index(after: value.startIndex)
        while index < text.endIndex {
            switch text.utf8[index] {
            case UInt8(ascii: "\\"): index = text.utf8.index(after: index)
            case UInt8(ascii: "\""): return text.utf8.index(after: index)
            default: break
            }
            if index < text.endIndex { index = text.utf8.index(after: index) }
        }
        return nil
    }

    static func quoted(_ value: String) -> String {
        var quoted = "\""
        for character in value {
            if "\"\\<".contains(character) { quoted += "\\" }
            quoted.append(character)
        }
        return quoted + "\""
    }

    /// Returns a value without its quotes, or `nil` if they do not match.
    static func unquoted(_ value: Substring) -> String? {
        guard value.utf8.first == UInt8(ascii: "\"") else { return String(value) }
        guard value.utf8.count > 2, value.utf8.last == UInt8(ascii: "\"") else { return nil }
        var text = ""
        var isEscaped = false
        for character in value.dropFirst().dropLast() {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                text.append(character)
                isEscaped = false
            }
        }
        return text
    }
}

/// The closing brackets of a text, found once each, because a line can have any number of opening ones.
private struct ClosingBrackets {
    private var square: Substring.Index?
    private var round: Substring.Index?

    /// Returns the position of the first closing bracket, at or after those of earlier calls.
    mutating func first(after opening: UInt8, in text: Substring, from start: Substring.Index) -> Substring.Index? {
        if opening == UInt8(ascii: "[") { return ClosingBrackets.find(UInt8(ascii: "]"), &square, text, start) }
        return ClosingBrackets.find(UInt8(ascii: ")"), &round, text, start)
    }

    private static func find(
        _ closing: UInt8,
        _ known: inout Substring.Index?,
        _ text: Substring,
        _ start: Substring.Index
    ) -> Substring.Index? {
        if known.map({ $0 < start }) ?? true {
            known = text.utf8[start...].firstIndex(of: closing) ?? text.endIndex
        }
        return known == text.endIndex ? nil : known
    }
}
