/// The pattern of a list entry, which contains the module's name.
struct ListEntry {
    /// A private-use character that stands in for the name while the pattern is parsed.
    private static let placeholder = "\u{E000}"

    private let pattern: String
    private let leadingTokens: [Token]
    /// The kind of the token that contains the name, as in `AddItemWireframe`, and the text around the name.
    private let kind: Token.Kind
    private let prefix: String
    private let suffix: String

    init(_ pattern: String) {
        self.pattern = pattern.hasSuffix(",") ? String(pattern.dropLast()) : pattern
        let tokens = Lexer(pattern.replacing("{{name}}", with: ListEntry.placeholder)).tokens
        let index = tokens.firstIndex { $0.text.contains(ListEntry.placeholder) } ?? 0
        leadingTokens = Array(tokens[..<index])
        kind = tokens[index].kind
        let parts = tokens[index].text.split(separator: ListEntry.placeholder, omittingEmptySubsequences: false)
        (prefix, suffix) = (String(parts.first ?? ""), String(parts.last ?? ""))
    }

    /// Returns the entry without its trailing comma.
    func text(for name: String) -> String {
        pattern.replacing("{{name}}", with: name)
    }

    /// Returns the module that an entry names; `nil` if the entry does not match the pattern.
    func module(of entry: ArraySlice<Token>) -> String? {
        guard entry.count > leadingTokens.count, zip(entry, leadingTokens).allSatisfy({ $0.isSameCode(as: $1) }) else {
            return nil
        }
        let token = entry[entry.startIndex + leadingTokens.count]
        guard token.kind == kind, token.text.hasPrefix(prefix), token.text.hasSuffix(suffix),
            token.text.count > prefix.count + suffix.count
        else { return nil }
        return String(token.text.dropFirst(prefix.count).dropLast(suffix.count))
    }

    /// Returns whether an entry is exactly as generated.
    func isGenerated(_ entry: ArraySlice<Token>, for name: String) -> Bool {
        let own = Lexer(text(for: name)).tokens
        return own.count == entry.count && zip(own, entry).allSatisfy { $0.isSameCode(as: $1) }
    }

    /// Returns whether a token is the one that names a module in an entry.
    func isName(_ token: Token, of name: String) -> Bool {
        token.kind == kind && token.text == prefix + name + suffix
    }
}
