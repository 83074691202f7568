/// Something that the person at the terminal did.
package enum TerminalEvent: Equatable, Sendable {
    case key(KeyPress)
    case mouse(MouseEvent)
    /// The pasted lines, without control characters.
    case paste([String])
    /// A sequence without a meaning, or bytes that are not UTF-8.
    case unknown
}

/// A report of the mouse.
package struct MouseEvent: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// The left button.
        case press
        case release
        case wheelUp, wheelDown
        case other
    }

    package let kind: Kind
    /// The row and the column, from 0.
    package let row: Int
    package let column: Int
    package let modifiers: KeyPress.Modifiers

    package init(_ kind: Kind, row: Int, column: Int, modifiers: KeyPress.Modifiers = []) {
        self.kind = kind
        self.row = row
        self.column = column
        self.modifiers = modifiers
    }
}
