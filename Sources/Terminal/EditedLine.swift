import UnicodeText

/// A line as it is being edited: what is in it, and where the cursor stands.
struct EditedLine: Equatable {
    var scalars: [Unicode.Scalar] = []
    /// How many scalars are in front of it.
    var cursor = 0

    var front: String { EditedLine.text(scalars[..<cursor]) }

    var rest: String { EditedLine.text(scalars[cursor...]) }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    /// The line as it should have become of another one, as the keys of libedit know scalars and people graphemes: none
    /// is deleted in part, and the cursor never stands within one. Nil where all is well.
    func settled(after before: EditedLine) -> EditedLine? {
        if scalars == before.scalars { return withCursorOutside(cameFrom: before.cursor) }
        let count = before.scalars.count - scalars.count
        guard count > 0, before.scalars.starts(with: scalars[..<cursor]),
            before.scalars[(cursor + count)...].elementsEqual(scalars[cursor...])
        else { return nil }
        let ends = UnicodeText.graphemeEnds(before.scalars)
        let start = ends.last { $0 <= cursor } ?? 0
        let end = ends.first { $0 >= cursor + count } ?? before.scalars.count
        guard start < cursor || end > cursor + count else { return nil }
        let left = Array(before.scalars[..<start] + before.scalars[end...])
        return EditedLine(scalars: left, cursor: start)
    }

    private func withCursorOutside(cameFrom old: Int) -> EditedLine? {
        let ends = UnicodeText.graphemeEnds(scalars)
        guard cursor > 0, !ends.contains(cursor) else { return nil }
        let next = cursor > old ? ends.first { $0 > cursor } : ends.last { $0 < cursor }
        return EditedLine(scalars: scalars, cursor: next ?? 0)
    }

    var withCursorAtEnd: EditedLine { EditedLine(scalars: scalars, cursor: scalars.count) }

    /// How many rows above the cursor the first of them is, behind a prompt; the closure knows the width of a scalar,
    /// which is negative where libedit has none for it. Where the terminal has become narrower since, it has broken each
    /// row anew; where it is wider, the rows stay.
    func rowsAboveCursor(
        prompt: [Unicode.Scalar],
        columns: Int,
        now: Int,
        width: (Unicode.Scalar) -> Int
    ) -> Int {
        var (rows, column) = (0, 0)
        func broken(_ width: Int) -> Int { max(1, (width + now - 1) / now) }
        func put(_ width: Int) {
            if column + width > columns { (rows, column) = (rows + broken(column), 0) }
            column += width
            if column == columns { (rows, column) = (rows + broken(column), 0) }
        }
        for scalar in prompt { put(max(0, width(scalar))) }
        for scalar in scalars[..<cursor] {
            let width = width(scalar)
            if width >= 0 {
                put(width)
            } else {
                for _ in 0..<EditedLine.signs(for: scalar, at: column, of: columns) { put(1) }
            }
        }
        return rows + column / now
    }

    /// How many signs libedit writes for what is no letter: blanks for a tab, `^A`, `\U+2028` and `\U+1FAE9`.
    private static func signs(for scalar: Unicode.Scalar, at column: Int, of columns: Int) -> Int {
        switch scalar.value {
        case 0x09: min(8 - column % 8, columns - column)
        case 0x00...0xFF: 2
        case 0x100...0xFFFF: 7
        default: 8
        }
    }
}
