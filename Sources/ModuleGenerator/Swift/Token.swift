/// A token of Swift source.
package struct Token: Equatable, Sendable {
    package enum Kind: Sendable {
        case word, mark
        /// The plain text of a string literal.
        case text
    }

    package let kind: Kind
    package let text: String
    package let line: Int
    /// True if no space separates it from the previous token.
    package let isAttached: Bool
    /// The byte range in the source, including the quotes of a literal.
    package let range: Range<Int>
}

extension Token {
    /// Returns whether the code is the same, ignoring the position.
    func isSameCode(as other: Token) -> Bool {
        kind == other.kind && text == other.text
    }

    func isMark(_ text: String) -> Bool {
        kind == .mark && self.text == text
    }

    func isWord(_ text: String) -> Bool {
        kind == .word && self.text == text
    }
}
