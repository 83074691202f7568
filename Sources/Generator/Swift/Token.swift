/// A piece of Swift.
package struct Token: Equatable, Sendable {
    package enum Kind: Sendable {
        case word, mark
        /// The plain text of a literal, which is no code.
        case text
    }

    package let kind: Kind
    package let text: String
    package let line: Int
    /// Nothing stands between it and what is before it.
    package let isAttached: Bool
    /// Its bytes in the source; a literal's quotes belong to its text.
    package let range: Range<Int>
}

extension Token {
    /// The same code, wherever it stands.
    func says(_ other: Token) -> Bool {
        kind == other.kind && text == other.text
    }

    func isMark(_ text: String) -> Bool {
        kind == .mark && self.text == text
    }

    func isWord(_ text: String) -> Bool {
        kind == .word && self.text == text
    }
}
