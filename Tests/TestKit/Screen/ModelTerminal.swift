package import Screen
import Terminal
import UnicodeText

/// A terminal that draws what full-screen programs write, and counts the columns of sequences in one of three ways.
package struct ModelTerminal {
    package enum Counting: CaseIterable, Sendable {
        /// A grapheme has one or two columns.
        case graphemes
        /// Each scalar has columns of its own.
        case scalars
        /// Variation selectors make no grapheme wider.
        case narrowVariations
    }

    package struct Cell: Equatable {
        package var text: String
        /// The SGR parameters.
        package var style: String
    }

    package private(set) var size: ScreenSize
    private let counting: Counting
    private var lexer = TerminalLexer()
    private var cells: [[Cell]]
    private var row = 0
    private var column = 0
    /// The column of the grapheme before the cursor, if it was written just before.
    private var last: Int?
    private var style = "0"
    package private(set) var isCursorShown = true
    /// The private modes that are set, such as 1049.
    package private(set) var modes: [Int] = []

    package init(_ size: ScreenSize, counting: Counting = .graphemes) {
        self.size = size
        self.counting = counting
        cells = ModelTerminal.blank(size)
    }

    private static func blank(_ size: ScreenSize) -> [[Cell]] {
        Array(repeating: Array(repeating: Cell(text: " ", style: "0"), count: size.columns), count: size.rows)
    }

    package mutating func resize(_ new: ScreenSize) {
        size = new
        cells = ModelTerminal.blank(new)
        (row, column, last) = (min(row, max(0, new.rows - 1)), min(column, max(0, new.columns - 1)), nil)
    }

    package var cursor: ScreenPosition? { isCursorShown ? ScreenPosition(row: row, column: column) : nil }

    /// The cells of all rows; the second column of a wide grapheme is empty.
    package var contents: [[Cell]] { cells }

    /// The rows as text, without trailing spaces.
    package var rows: [String] {
        cells.map { row in
            let text = row.map(\.text).joined()
            return String(text[..<(text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex)])
        }
    }

    /// A letter for the style of each column, in rows without trailing dots: `b` bold, `d` dim, `i` italic, `u` underlined,
    /// `c` in a color, and `.` for plain text; a capital letter or `R` if reversed.
    package var styles: [String] {
        cells.map { row in
            let letters = row.map { ModelTerminal.letter($0.style) }
            return String(letters[..<((letters.lastIndex { $0 != "." } ?? -1) + 1)])
        }
    }

    private static func letter(_ style: String) -> Character {
        let codes = style.split(separator: ";").dropFirst()
        let names: [Substring: Character] = ["1": "b", "2": "d", "3": "i", "4": "u"]
        let letter = codes.lazy.compactMap { names[$0] }.first
        let isColored = codes.contains { !["1", "2", "3", "4", "7"].contains($0) }
        let plain = letter ?? (isColored ? "c" : nil)
        guard codes.contains("7") else { return plain ?? "." }
        return plain.flatMap { $0.uppercased().first } ?? "R"
    }

    package mutating func print(_ bytes: [UInt8]) {
        for byte in bytes { lexer.take(byte) }
        while let token = lexer.next() {
            switch token {
            case .scalar(let scalar): put(scalar)
            case .csi(let sequence): control(sequence)
            default: break
            }
        }
    }
}

// MARK: - Sequences

extension ModelTerminal {
    private mutating func control(_ sequence: [UInt8]) {
        let text = String(decoding: sequence.dropLast(), as: UTF8.self)
        let values = text.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
        last = nil
        switch sequence.last.map(Unicode.Scalar.init) {
        case "H"?:
            row = max(0, min(size.rows, values.first ?? 1) - 1)
            column = max(0, min(size.columns, values.count > 1 ? values[1] : 1) - 1)
        case "C"?: column = min(size.columns - 1, column + (values.first ?? 1))
        case "J"?: cells = ModelTerminal.blank(size)
        case "K"?: erase(from: column)
        case "m"?: style = text.isEmpty ? "0" : text
        case "h"?: setMode(values, isSet: true)
        case "l"?: setMode(values, isSet: false)
        default: break
        }
    }

    private mutating func setMode(_ numbers: [Int], isSet: Bool) {
        for number in numbers {
            if number == 25 { isCursorShown = isSet }
            modes.removeAll { $0 == number }
            if isSet { modes.append(number) }
        }
    }

    private mutating func erase(from column: Int) {
        for place in column..<size.columns { cover(place, with: Cell(text: " ", style: style)) }
    }
}

// MARK: - Characters

extension ModelTerminal {
    private mutating func put(_ scalar: Unicode.Scalar) {
        guard scalar.value >= 0x20, row < size.rows, size.columns > 0 else { return }
        let width = UnicodeText.width(String(scalar))
        if let last, joins(scalar, width, to: cells[row][last].text) {
            let text = cells[row][last].text + String(scalar)
            let isWide = last + 1 < size.columns && cells[row][last + 1].text.isEmpty
            cells[row][last].text = text
            if counting == .graphemes, UnicodeText.width(text) == 2, !isWide, last + 1 < size.columns {
                cover(last + 1, with: Cell(text: "", style: style), keepsLeft: true)
                column = min(size.columns, last + 2)
            }
            return
        }
        guard width > 0 else { return }
        let start = max(0, min(column, size.columns - width))
        for place in start..<min(size.columns, start + width) {
            cover(place, with: Cell(text: place == start ? String(scalar) : "", style: style), keepsLeft: place > start)
        }
        (last, column) = (start, min(size.columns, start + width))
    }

    private func joins(_ scalar: Unicode.Scalar, _ width: Int, to text: String) -> Bool {
        if counting == .scalars { return width == 0 }
        return UnicodeText.graphemeEnds(Array((text + String(scalar)).unicodeScalars)).count == 1
    }

    /// Replaces a column. The other half of a wide grapheme becomes a space.
    private mutating func cover(_ place: Int, with cell: Cell, keepsLeft: Bool = false) {
        if !keepsLeft, cells[row][place].text.isEmpty, place > 0 { cells[row][place - 1].text = " " }
        if place + 1 < size.columns, cells[row][place + 1].text.isEmpty { cells[row][place + 1].text = " " }
        cells[row][place] = cell
    }
}
