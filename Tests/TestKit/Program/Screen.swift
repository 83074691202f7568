import UnicodeText

/// A minimal terminal emulator.
package struct Screen {
    package private(set) var columns: Int
    private var height: Int
    /// The cells by row and column; the second cell of a wide character is empty.
    private var cells: [[String]] = [[]]
    private var row = 0
    private var column = 0
    private var saved = (row: 0, column: 0)
    private var isInsertMode = false
    private var pending: [UInt8] = []

    package init(columns: Int, rows: Int) {
        self.columns = columns
        height = rows
    }

    /// The rows up to the last non-empty one, without trailing spaces.
    package var rows: [String] {
        let texts = cells.map { row in
            let text = row.joined()
            return String(text[..<(text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex)])
        }
        return Array(texts[..<(texts.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)])
    }

    package var cursor: (row: Int, column: Int) { (row, column) }

    /// Resizes the screen. A narrower one rewraps long rows; a wider one leaves them alone.
    package mutating func resize(columns new: Int, rows: Int) {
        var wrapped: [[String]] = []
        var place = (row: 0, column: 0)
        for (index, row) in cells.enumerated() {
            let used = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
            if index == self.row { place = (wrapped.count + column / new, column % new) }
            wrapped += stride(from: 0, to: max(1, used), by: new).map { Array(row[$0..<min($0 + new, used)]) }
        }
        (columns, height, cells) = (new, rows, wrapped)
        (row, column) = place
        prepareRow()
    }

    /// Processes output; an incomplete character or sequence is continued by the next call.
    package mutating func print(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        while let count = Screen.unitLength(pending) {
            perform(Array(pending[..<count]))
            pending.removeFirst(count)
        }
    }
}

// MARK: - Units

extension Screen {
    /// Returns the length of the first character or escape sequence, or `nil` if it is incomplete.
    private static func unitLength(_ bytes: [UInt8]) -> Int? {
        guard let first = bytes.first else { return nil }
        if first == 0x1B {
            guard bytes.count > 1 else { return nil }
            guard bytes[1] == UInt8(ascii: "[") else { return 2 }
            return bytes[2...].firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
        }
        let count = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        return bytes.count < count ? nil : count
    }

    private mutating func perform(_ unit: [UInt8]) {
        switch unit[0] {
        case 0x0D: column = 0
        case 0x0A: lineFeed()
        case 0x08: column = max(0, min(column, columns - 1) - 1)
        case 0x1B where unit == Array("\u{1B}7".utf8): saved = (row, column)
        case 0x1B where unit == Array("\u{1B}8".utf8): (row, column) = (saved.row, min(saved.column, columns))
        case 0x1B where unit.count > 2:
            let parameters = String(decoding: unit.dropFirst(2).dropLast(), as: UTF8.self)
            control(UnicodeScalar(unit[unit.count - 1]), parameters)
        case 0x20...: put(String(decoding: unit, as: UTF8.self))
        default: break
        }
    }

    private mutating func control(_ command: Unicode.Scalar, _ parameters: String) {
        let count = Int(parameters) ?? 1
        switch command {
        case "A": row = max(top, row - count)
        case "B": row = min(top + height - 1, row + count)
        case "C": column = min(columns - 1, column + count)
        case "D": column = max(0, min(column, columns - 1) - count)
        case "H": (row, column) = (top, 0)
        case "G": column = min(columns, count) - 1
        case "J": eraseBelow()
        case "K": eraseRow()
        case "P": cells[row].removeSubrange(min(column, cells[row].count)..<min(column + count, cells[row].count))
        case "X": for index in column..<max(column, min(columns, column + count)) { cells[row][index] = " " }
        case "@": insertSpaces(count)
        case "h" where parameters == "4": isInsertMode = true
        case "l" where parameters == "4": isInsertMode = false
        default: break
        }
        prepareRow()
    }
}

// MARK: - Characters

extension Screen {
    /// The first visible row.
    private var top: Int { max(0, cells.count - height) }

    private mutating func prepareRow() {
        while cells.count <= row { cells.append([]) }
        let missing = columns - cells[row].count
        if missing > 0 { cells[row] += repeatElement(" ", count: missing) }
    }

    private mutating func lineFeed() {
        row += 1
        prepareRow()
    }

    /// Writes a character; one that does not fit goes to the next row (deferred wrap).
    private mutating func put(_ character: String) {
        let width = UnicodeText.width(character)
        prepareRow()
        guard !join(character), width > 0 else { return }
        if column + width > columns {
            column = 0
            lineFeed()
        }
        if isInsertMode { insertSpaces(width) }
        cells[row][column] = character
        // In a window of one column, half of the character is cut off.
        if width == 2, columns > 1 { cells[row][column + 1] = "" }
        column = min(columns, column + width)
    }

    /// Joins a scalar to the grapheme before the cursor if possible; the grapheme may become wider.
    private mutating func join(_ character: String) -> Bool {
        guard let start = cells[row][..<column].lastIndex(where: { !$0.isEmpty }) else { return false }
        let text = cells[row][start] + character
        guard UnicodeText.graphemeEnds(Array(text.unicodeScalars)).count == 1 else { return false }
        cells[row][start] = text
        if UnicodeText.width(text) == 2, column == start + 1, column < columns {
            cells[row][column] = ""
            column += 1
        }
        return true
    }

    private mutating func insertSpaces(_ count: Int) {
        cells[row].insert(contentsOf: repeatElement(" ", count: count), at: min(column, cells[row].count))
        cells[row] = Array(cells[row].prefix(columns))
    }

    private mutating func eraseRow() {
        prepareRow()
        for index in min(column, columns - 1)..<columns { cells[row][index] = " " }
    }

    private mutating func eraseBelow() {
        eraseRow()
        cells.removeSubrange((row + 1)...)
    }
}
