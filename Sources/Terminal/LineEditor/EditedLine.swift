import CEditline

/// The contents and cursor position of a line being edited, as libedit stores them.
struct EditedLine: Equatable {
    var characters: [wchar_t] = []
    var cursor = 0

    var front: ArraySlice<wchar_t> { characters[..<cursor] }

    var rest: ArraySlice<wchar_t> { characters[cursor...] }

    var withCursorAtEnd: EditedLine { EditedLine(characters: characters, cursor: characters.count) }

    /// Returns whether libedit may redraw the change to `new` wrongly. It miscounts the columns of wide characters
    /// unless characters are only appended or only the cursor moves.
    func isMisdrawn(as new: EditedLine, width: (wchar_t) -> Int) -> Bool {
        guard characters != new.characters else { return false }
        let isAtEnd = self == withCursorAtEnd && new == new.withCursorAtEnd
        return !(isAtEnd && new.characters.starts(with: characters))
            && (characters + new.characters).contains { width($0) > 1 }
    }

    /// Returns the number of rows between the first row of the prompt and the cursor. A narrower terminal has rewrapped
    /// each row since it was drawn; a wider one has left the rows alone. `width` is negative for control characters.
    func rowsAboveCursor(prompt: some Sequence<wchar_t>, columns: Int, now: Int, width: (wchar_t) -> Int) -> Int {
        var (rows, column) = (0, 0)
        func wrappedRows(_ width: Int) -> Int { max(1, (width + now - 1) / now) }
        func put(_ width: Int) {
            if column + width > columns { (rows, column) = (rows + wrappedRows(column), 0) }
            column += width
            if column == columns { (rows, column) = (rows + wrappedRows(column), 0) }
        }
        for character in prompt { put(max(0, width(character))) }
        for character in characters[..<cursor] {
            let width = width(character)
            if width >= 0 {
                put(width)
            } else {
                for _ in 0..<EditedLine.displayWidth(of: character, at: column, in: columns) { put(1) }
            }
        }
        return rows + column / now
    }

    /// Returns the columns libedit uses for a control character: spaces for a tab, `^A` for others.
    private static func displayWidth(of character: wchar_t, at column: Int, in columns: Int) -> Int {
        character == 0x09 ? min(8 - column % 8, columns - column) : 2
    }
}
