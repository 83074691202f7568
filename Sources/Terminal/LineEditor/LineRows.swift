import CEditline

/// A line and its prompt, broken into rows as libedit does.
struct LineRows {
    struct Position: Equatable {
        var row = 0
        var column = 0
    }

    private var rows: [[wchar_t]] = [[]]
    private var column = 0
    private let columns: Int
    private(set) var cursor = Position()

    var count: Int { rows.count }

    /// - Parameter width: Returns the columns of a character, or a negative number for a control character.
    init(
        _ prompt: some Sequence<wchar_t>,
        _ line: EditedLine,
        columns: Int,
        width: (wchar_t) -> Int
    ) {
        self.columns = columns
        for character in prompt { put(character, max(0, width(character))) }
        for (index, character) in line.characters.enumerated() {
            let width = width(character)
            if column + max(0, width) > columns { breakRow() }
            if index == line.cursor { cursor = Position(row: rows.count - 1, column: column) }
            if width >= 0 {
                put(character, width)
            } else {
                // Control characters are shown as ^A, as libedit does.
                put(0x5E, 1)
                put(character < 0x80 ? character ^ 0x40 : 0x3F, 1)
            }
        }
        if line.cursor >= line.characters.count { cursor = Position(row: rows.count - 1, column: column) }
    }

    private mutating func put(_ character: wchar_t, _ width: Int) {
        if column + width > columns { breakRow() }
        rows[rows.count - 1].append(character)
        column += width
        if column >= columns { breakRow() }
    }

    private mutating func breakRow() {
        rows.append([])
        column = 0
    }

    /// Returns the rows that a window of this height shows, and the cursor in them. Scrolls no further than needed.
    func part(from top: Int, height: Int) -> (top: Int, rows: ArraySlice<[wchar_t]>, cursor: Position) {
        let last = max(0, rows.count - height)
        let first = min(max(top, cursor.row - height + 1), cursor.row, last)
        let part = rows[first..<min(rows.count, first + height)]
        return (first, part, Position(row: cursor.row - first, column: cursor.column))
    }

    static func text(of row: [wchar_t]) -> String {
        var text = String.UnicodeScalarView()
        for character in row { text.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}") }
        return String(text)
    }
}
