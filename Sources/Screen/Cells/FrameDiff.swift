package import Terminal

/// Writes the difference between two frames as bytes for the terminal.
package struct FrameDiff {
    /// The looks of styles; `nil` without colors, where only reversed text looks different.
    private let palette: Palette?
    private var bytes: [UInt8] = []
    private var style = CellStyle()
    /// The place of the terminal's cursor, if it is known.
    private var place: ScreenPosition?

    private init(_ palette: Palette?) {
        self.palette = palette
    }

    /// Unchanged cells that are written again because that is shorter than a move.
    private static let maximumRepeated = 3

    /// Returns the bytes of one write that lead from the old frame to the new one; without an old frame of the same size,
    /// those that draw it on whatever is there.
    package static func bytes(from old: Frame?, to new: Frame, palette: Palette?) -> [UInt8] {
        var diff = FrameDiff(palette)
        let before = old?.size == new.size ? old : nil
        diff.write("\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m\(before == nil ? "\u{1B}[2J" : "")")
        let count = diff.bytes.count
        for row in 0..<new.size.rows { diff.draw(row, from: (before ?? Frame(new.size)).row(row), to: new.row(row)) }
        if let before, diff.bytes.count == count, before.cursor == new.cursor { return [] }
        diff.change(to: CellStyle())
        if let cursor = new.cursor {
            diff.move(to: cursor)
            diff.write("\u{1B}[?25h")
        }
        diff.write("\u{1B}[?2026l")
        return diff.bytes
    }
}

// MARK: - Rows

extension FrameDiff {
    private mutating func draw(_ row: Int, from old: ArraySlice<Cell>, to new: ArraySlice<Cell>) {
        guard old != new else { return }
        let (old, new) = (Array(old), Array(new))
        let blank = FrameDiff.startOfBlanks(old, new)
        var column = 0
        /// The end of the cells that a grapheme of uncertain width may have damaged.
        var damaged = 0
        while column < new.count {
            let cell = new[column]
            let columns = max(1, cell.width)
            let isChanged = (column..<min(column + columns, new.count)).contains { old[$0] != new[$0] || $0 < damaged }
            if isChanged {
                if column >= blank, damaged <= column {
                    move(to: ScreenPosition(row: row, column: column), in: new)
                    change(to: CellStyle())
                    return write("\u{1B}[K")
                }
                move(to: ScreenPosition(row: row, column: column), in: new)
                put(cell, row, column)
                if let width = cell.uncertainWidth { damaged = max(damaged, column + width) }
            }
            column += columns
        }
    }

    /// Returns the column from which on the new row is plain spaces, if erasing them is shorter.
    private static func startOfBlanks(_ old: [Cell], _ new: [Cell]) -> Int {
        let blank = Cell.space()
        let start = (new.lastIndex { $0 != blank } ?? -1) + 1
        let changed = old[start...].reduce(0) { $0 + ($1 == blank ? 0 : 1) }
        return changed > 4 ? start : new.count
    }

    private mutating func put(_ cell: Cell, _ row: Int, _ column: Int) {
        change(to: cell.style)
        guard cell.uncertainWidth != nil else {
            bytes += cell.text.utf8
            // At the end of a row, terminals keep the cursor in the last column or behind it.
            let end = column + cell.width
            place = ScreenPosition(row: row, column: end)
            return
        }
        // The columns it doesn't cover in this terminal are blank, and it can't shift the cells after it.
        write(String(repeating: " ", count: cell.width))
        place = nil
        move(to: ScreenPosition(row: row, column: column))
        bytes += cell.text.utf8
        place = nil
    }
}

// MARK: - Cursor and style

extension FrameDiff {
    /// Moves within a row by writing a few unchanged cells again, or by a relative move.
    private mutating func move(to target: ScreenPosition, in row: [Cell]) {
        guard let place, place.row == target.row, place.column < target.column, place.column < row.count else {
            return move(to: target)
        }
        let between = row[place.column..<target.column]
        let gap = between.count
        let canRepeat = between.allSatisfy { $0.style == style && $0.width > 0 && $0.uncertainWidth == nil }
        if gap <= FrameDiff.maximumRepeated, canRepeat {
            for cell in between { bytes += cell.text.utf8 }
        } else {
            write("\u{1B}[\(gap)C")
        }
        self.place = target
    }

    private mutating func move(to target: ScreenPosition) {
        guard place != target else { return }
        write("\u{1B}[\(target.row + 1);\(target.column + 1)H")
        place = target
    }

    private mutating func change(to new: CellStyle) {
        guard new != style else { return }
        style = new
        // A wrong word is marked without colors, too.
        let role = palette.map { $0.code(of: new.role) } ?? (new.role == .mistake ? Palette.underline : nil)
        let codes = ["0", new.isReversed ? "7" : nil, role].compactMap(\.self)
        write("\u{1B}[\(codes.joined(separator: ";"))m")
    }

    private mutating func write(_ text: String) {
        bytes += text.utf8
    }
}
