/// How an entry of a list says which module it is of.
struct ListEntry: Equatable {
    /// Stands for the name while a pattern is taken apart; no source has it.
    private static let stand = "\u{E000}"

    private let pattern: String
    private let front: [Token]
    /// The token that has the name in it, as in `AddItemWireframe`, with what stands around the name.
    private let kind: Token.Kind
    private let prefix: String
    private let suffix: String

    init(_ pattern: String) {
        self.pattern = pattern
        let tokens = Lexer(pattern.replacing("{{name}}", with: ListEntry.stand)).tokens
        let index = tokens.firstIndex { $0.text.contains(ListEntry.stand) }
        front = Array(tokens[..<(index ?? tokens.endIndex)])
        kind = index.map { tokens[$0].kind } ?? .word
        let parts = index.map { tokens[$0].text.split(separator: ListEntry.stand, omittingEmptySubsequences: false) }
        (prefix, suffix) = (String(parts?.first ?? ""), String(parts?.dropFirst().first ?? ""))
    }

    /// Without a comma, which is the list's.
    func text(for name: String) -> String {
        let text = pattern.replacing("{{name}}", with: name)
        return text.hasSuffix(",") ? String(text.dropLast()) : text
    }

    /// Whether a module has one entry at most: a text names it, code may name several things of it.
    var namesOnce: Bool { kind == .text || front.contains { $0.isWord("import") } }

    /// The module that an entry speaks of; nil where it is no entry of this kind.
    func module(of entry: ArraySlice<Token>) -> String? {
        guard entry.count > front.count, zip(entry, front).allSatisfy({ $0.says($1) }) else { return nil }
        let token = entry[entry.startIndex + front.count]
        guard token.kind == kind, token.text.hasPrefix(prefix), token.text.hasSuffix(suffix),
            token.text.count > prefix.count + suffix.count
        else { return nil }
        return String(token.text.dropFirst(prefix.count).dropLast(suffix.count))
    }

    /// Whether an entry is what would be written for a module, and not what somebody made of it.
    func isWritten(_ entry: ArraySlice<Token>, for name: String) -> Bool {
        let own = Lexer(text(for: name)).tokens
        return own.count == entry.count && zip(own, entry).allSatisfy { $0.says($1) }
    }

    /// Whether a token is the one by which entries of a module are known.
    func speaks(_ token: Token, of name: String) -> Bool {
        token.kind == kind && token.text == prefix + name + suffix
    }
}
