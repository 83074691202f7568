/// The keys that give a word of an item's text a meaning of its own.
enum AttributeKey: String, CaseIterable {
    case due, wait, project, pri, every, again, needs, parent, note

    /// Splits `due:fri` into key and value; nil where the word has no known key.
    static func split(_ word: Substring) -> (key: AttributeKey, value: Substring)? {
        // No key is long, so the colon comes soon; with a mark upon it, it is another letter.
        guard let colon = word.utf8.prefix(longest + 1).firstIndex(of: UInt8(ascii: ":")),
            let key = AttributeKey(rawValue: String(word[..<colon])), word[colon] == ":"
        else { return nil }
        return (key, word[word.utf8.index(after: colon)...])
    }

    private static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0

    /// The known key that an unknown one was probably meant to be: `proj:home`, `priority:high`.
    static func nearest(to word: Substring) -> String? {
        guard word.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) else { return nil }
        if let sign = word.firstIndex(of: "="), let key = AttributeKey(rawValue: String(word[..<sign])) {
            return "\(key.rawValue):\(word[word.index(after: sign)...])"
        }
        guard let colon = word.firstIndex(of: ":") else { return nil }
        let typed = word[..<colon]
        let value = word[word.index(after: colon)...]
        guard typed.utf8.count >= 3, typed.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }),
            !value.isEmpty, !value.hasPrefix("//"), AttributeKey(rawValue: String(typed)) == nil
        else { return nil }
        switch typed.lowercased() {
        case "priority": return "pri:"
        case "tag", "tags": return "+"
        case "repeat", "recur": return "every:"
        case let lowered:
            if let key = AttributeKey(rawValue: lowered) { return "\(key.rawValue):" }
            return Suggestion.nearest(to: lowered, among: allCases.map(\.rawValue)).map { "\($0):" }
        }
    }
}

/// The marks that make a word a tag.
enum TagWord {
    /// `+tag` and `#tag` are `tag`; `@place` keeps its `@`. Nil for what is no tag: `+1`, `C++`, `#42`, `@`.
    static func read(_ word: Substring) -> String? {
        // Of most words a look at the first byte is enough.
        switch word.utf8.first {
        case UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "@"): break
        default: return nil
        }
        guard let mark = word.first, "+#@".contains(mark) else { return nil }
        let name = word.dropFirst()
        guard isName(name) else { return nil }
        return mark == "@" ? String(word) : String(name)
    }

    /// A tag where no mark of its own is needed: `tag`, but `@place` still has its `@`.
    static func unmarked(_ word: Substring) -> String? {
        if isName(word) { return String(word) }
        return word.first == "@" ? read(word) : nil
    }

    /// What `+a,b` was probably meant to be: `+a +b`.
    static func separated(_ word: Substring, marks: String) -> String? {
        guard word.utf8.contains(UInt8(ascii: ",")), let mark = word.first, marks.contains(mark) else { return nil }
        let names = word.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
        guard names.count > 1, names.allSatisfy({ isName($0) }) else { return nil }
        return names.map { "\(mark)\($0)" }.joined(separator: " ")
    }

    static func isName(_ name: some StringProtocol) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        let startsWell = first.isASCII ? first.properties.isAlphabetic : !first.properties.isWhitespace
        return startsWell
            && !name.unicodeScalars.contains { scalar in
                scalar.properties.isWhitespace || scalar.value < 0x20 || ",:;\"()#+".unicodeScalars.contains(scalar)
            }
    }
}
