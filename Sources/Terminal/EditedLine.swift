import CEditline

/// A line as it is being edited, in the letters that libedit knows: what is in it, and where the cursor stands.
struct EditedLine: Equatable {
    var letters: [wchar_t] = []
    /// How many letters are in front of it.
    var cursor = 0

    var front: ArraySlice<wchar_t> { letters[..<cursor] }

    var rest: ArraySlice<wchar_t> { letters[cursor...] }

    var withCursorAtEnd: EditedLine { EditedLine(letters: letters, cursor: letters.count) }

    /// Whether libedit, which compares columns, may lose count of those that wide letters take when this becomes the new
    /// line; not where letters are only added at its end, or the cursor only moves.
    func isMisdrawn(as new: EditedLine, width: (wchar_t) -> Int) -> Bool {
        guard letters != new.letters else { return false }
        let isLonger = new.letters.starts(with: letters) && cursor == letters.count && new.cursor == new.letters.count
        return !isLonger && (letters + new.letters).contains { width($0) > 1 }
    }

    /// How many rows above the cursor the first of them is, behind a prompt; the closure knows the width of a letter,
    /// which is negative where libedit has none for it. Where the terminal has become narrower since, it has broken each
    /// row anew; where it is wider, the rows stay.
    func rowsAboveCursor(prompt: some Sequence<wchar_t>, columns: Int, now: Int, width: (wchar_t) -> Int) -> Int {
        var (rows, column) = (0, 0)
        func broken(_ width: Int) -> Int { max(1, (width + now - 1) / now) }
        func put(_ width: Int) {
            if column + width > columns { (rows, column) = (rows + broken(column), 0) }
            column += width
            if column == columns { (rows, column) = (rows + broken(column), 0) }
        }
        for letter in prompt { put(max(0, width(letter))) }
        for letter in letters[..<cursor] {
            let width = width(letter)
            if width >= 0 {
                put(width)
            } else {
                for _ in 0..<EditedLine.signs(for: letter, at: column, of: columns) { put(1) }
            }
        }
        return rows + column / now
    }

    /// How many signs libedit writes for what controls a terminal: blanks for a tab, and `^A`.
    private static func signs(for letter: wchar_t, at column: Int, of columns: Int) -> Int {
        letter == 0x09 ? min(8 - column % 8, columns - column) : 2
    }
}
