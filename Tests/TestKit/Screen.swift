import UnicodeText

/// What a terminal shows of what was printed: letters in rows and columns, moved about as a program asks for it.
package struct Screen {
    package private(set) var columns: Int
    private var height: Int
    /// Each column of each row; a wide letter has an empty text in its second one.
    private var cells: [[String]] = [[]]
    private var row = 0
    private var column = 0
    private var saved = (row: 0, column: 0)
    private var insertsLetters = false
    private var unread: [UInt8] = []

    package init(columns: Int, rows: Int) {
        self.columns = columns
        height = rows
    }

    /// The rows down to the last one in which there is anything, without the blanks at their ends.
    package var rows: [String] {
        let texts = cells.map { row in
            let text = row.joined()
            return String(text[..<(text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex)])
        }
        return Array(texts[..<(texts.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)])
    }

    package var cursor: (row: Int, column: Int) { (row, column) }

    /// A terminal that becomes narrower breaks what is too long for it; one that becomes wider leaves all as it is.
    package mutating func resize(columns new: Int, rows: Int) {
        var broken: [[String]] = []
        var place = (row: 0, column: 0)
        for (index, row) in cells.enumerated() {
            let used = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
            if index == self.row { place = (broken.count + column / new, column % new) }
            broken += stride(from: 0, to: max(1, used), by: new).map { Array(row[$0..<min($0 + new, used)]) }
        }
        (columns, height, cells) = (new, rows, broken)
        (row, column) = place
        prepareRow()
    }

    /// What is cut in the middle of a letter or of a sequence goes on with what is printed next.
    package mutating func print(_ bytes: some Sequence<UInt8>) {
        unread += bytes
        while let count = Screen.countOfUnit(unread) {
            perform(Array(unread[..<count]))
            unread.removeFirst(count)
        }
    }
}

// MARK: - Units

extension Screen {
    /// How many bytes the first letter or sequence has; nil where it is not all there.
    private static func countOfUnit(_ bytes: [UInt8]) -> Int? {
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
        case 0x1B where unit == Array("\u{1B}8".utf8): (row, column) = saved
        case 0x1B where unit.count > 2:
            let words = String(decoding: unit.dropFirst(2).dropLast(), as: UTF8.self)
            control(UnicodeScalar(unit[unit.count - 1]), words)
        case 0x20...: put(String(decoding: unit, as: UTF8.self))
        default: break
        }
    }

    private mutating func control(_ sign: Unicode.Scalar, _ words: String) {
        let count = Int(words) ?? 1
        switch sign {
        case "A": row = max(top, row - count)
        case "B": row = min(top + height - 1, row + count)
        case "C": column = min(columns - 1, column + count)
        case "D": column = max(0, min(column, columns - 1) - count)
        case "G": column = min(columns, count) - 1
        case "J": eraseBelow()
        case "K": eraseRow()
        case "P": cells[row].removeSubrange(min(column, cells[row].count)..<min(column + count, cells[row].count))
        case "X": for index in column..<min(columns, column + count) { cells[row][index] = " " }
        case "@": open(count)
        case "h" where words == "4": insertsLetters = true
        case "l" where words == "4": insertsLetters = false
        default: break
        }
        prepareRow()
    }
}

// MARK: - Letters

extension Screen {
    /// The first row that can be seen.
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

    /// A letter for which there is no room goes to the next row, and only then does the cursor.
    private mutating func put(_ letter: String) {
        let width = UnicodeText.width(letter)
        prepareRow()
        guard !join(letter), width > 0 else { return }
        if column + width > columns {
            column = 0
            lineFeed()
        }
        if insertsLetters { open(width) }
        cells[row][column] = letter
        if width == 2 { cells[row][column + 1] = "" }
        column += width
    }

    /// Whether it goes on with the grapheme in front of the cursor, which may become wider by it.
    private mutating func join(_ letter: String) -> Bool {
        guard let start = cells[row][..<column].lastIndex(where: { !$0.isEmpty }) else { return false }
        let text = cells[row][start] + letter
        guard UnicodeText.graphemeEnds(Array(text.unicodeScalars)).count == 1 else { return false }
        cells[row][start] = text
        if UnicodeText.width(text) == 2, column == start + 1, column < columns {
            cells[row][column] = ""
            column += 1
        }
        return true
    }

    private mutating func open(_ count: Int) {
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
