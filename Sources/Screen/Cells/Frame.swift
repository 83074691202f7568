package import Terminal
import UnicodeText

/// The contents of the screen: a grid of cells, and the cursor.
package struct Frame: Equatable, Sendable {
    package let size: ScreenSize
    private var cells: [Cell]
    /// The place of the cursor, or `nil` if it is hidden.
    package var cursor: ScreenPosition?

    package init(_ size: ScreenSize) {
        self.size = size
        cells = Array(repeating: .space(), count: size.rows * size.columns)
    }

    package var area: ScreenArea { ScreenArea(height: size.rows, width: size.columns) }

    package subscript(row: Int, column: Int) -> Cell { cells[row * size.columns + column] }

    /// The cells of a row.
    func row(_ row: Int) -> ArraySlice<Cell> { cells[row * size.columns..<(row + 1) * size.columns] }

    package mutating func fill(_ area: ScreenArea, _ style: CellStyle = CellStyle()) {
        for row in clamped(area).rows {
            for column in clamped(area).columns { put(.space(style), row, column) }
        }
    }

    /// Draws text from a column on, up to a width. A grapheme that doesn't fit becomes spaces. Returns the columns used.
    @discardableResult
    package mutating func write(
        _ text: String,
        row: Int,
        column: Int,
        width: Int,
        style: CellStyle = CellStyle()
    ) -> Int {
        let end = min(column + width, size.columns)
        guard (0..<size.rows).contains(row), column >= 0 else { return 0 }
        var place = column
        Graphemes.forEach(in: text) { grapheme, width in
            guard place < end else { return false }
            if place + width <= end {
                put(Cell(grapheme, width: width, style), row, place)
                place += width
            } else {
                while place < end {
                    put(.space(style), row, place)
                    place += 1
                }
            }
            return true
        }
        return place - column
    }

    /// Puts a grapheme into its columns. The rest of one that it covers in part becomes a space.
    private mutating func put(_ cell: Cell, _ row: Int, _ column: Int) {
        for place in column..<column + cell.width {
            let old = self[row, place]
            if old.width == 0, place == column { set(.space(self[row, place - 1].style), row, place - 1) }
            if old.width == 2, place == column + cell.width - 1 { set(.space(old.style), row, place + 1) }
        }
        set(cell, row, column)
        if cell.width == 2 { set(Cell("", width: 0, cell.style), row, column + 1) }
    }

    private mutating func set(_ cell: Cell, _ row: Int, _ column: Int) {
        cells[row * size.columns + column] = cell
    }

    /// Replaces the signs of typography by letters that every terminal knows.
    mutating func useASCII() {
        for (place, cell) in cells.enumerated() {
            if let letter = ASCIISigns.letter(for: cell.text) { cells[place] = Cell(letter, width: 1, cell.style) }
        }
    }

    private func clamped(_ area: ScreenArea) -> (rows: Range<Int>, columns: Range<Int>) {
        (
            (area.row..<area.row + area.height).clamped(to: 0..<size.rows),
            (area.column..<area.column + area.width).clamped(to: 0..<size.columns)
        )
    }
}

/// The graphemes of a text as cells hold them.
enum Graphemes {
    /// The conventional base of a mark without a letter.
    private static let dottedCircle = "\u{25CC}"

    /// Calls the body with each grapheme and its width, 1 or 2, until it returns `false`.
    static func forEach(in text: String, _ body: (_ grapheme: String, _ width: Int) -> Bool) {
        if UnicodeText.isPlain(text) {
            for byte in text.utf8 {
                guard body(String(Unicode.Scalar(byte)), 1) else { return }
            }
            return
        }
        var start = text.startIndex
        UnicodeText.forEachGrapheme(text) { width, bytes in
            let end = text.utf8.index(start, offsetBy: bytes)
            defer { start = end }
            let grapheme = String(text[start..<end])
            return width > 0 ? body(grapheme, width) : body(dottedCircle + grapheme, 1)
        }
    }
}

// MARK: - Text

extension Frame {
    /// Draws the pieces of a line, cut with an ellipsis at a width, and fills the rest with spaces.
    package mutating func draw(
        _ pieces: [StyledText],
        row: Int,
        column: Int,
        width: Int,
        isReversed: Bool = false
    ) {
        let end = column + width
        var place = column
        for piece in pieces {
            guard place < end else { return }
            let fitted = piece.fitted(end - place)
            for (text, role) in fitted.parts {
                let style = CellStyle(role, isReversed: isReversed)
                place += write(text, row: row, column: place, width: end - place, style: style)
            }
        }
        let rest = ScreenArea(row: row, column: place, height: 1, width: end - place)
        fill(rest, CellStyle(isReversed: isReversed))
    }

    /// Draws lines of pieces into an area, which is cleared before.
    package mutating func draw(_ lines: some Collection<[StyledText]>, in area: ScreenArea) {
        fill(area)
        for (offset, line) in lines.prefix(area.height).enumerated() {
            draw(line, row: area.row + offset, column: area.column, width: area.width)
        }
    }
}

/// The characters of borders.
package enum Lines: Sendable {
    case unicode
    /// For locales that are not UTF-8.
    case ascii

    /// Between phrases.
    package var separator: String { self == .unicode ? " · " : ", " }

    var horizontal: String { self == .unicode ? "─" : "-" }
    var vertical: String { self == .unicode ? "│" : "|" }
    /// From the upper left one, clockwise.
    var corners: [String] { self == .unicode ? ["┌", "┐", "┘", "└"] : ["+", "+", "+", "+"] }
}

extension Frame {
    /// Draws a border with a title, and clears the area within. The border of the pane that has the keys stands out.
    package mutating func drawBox(
        _ area: ScreenArea,
        title: String = "",
        foot: String = "",
        hasFocus: Bool = false,
        lines: Lines = .unicode
    ) {
        guard area.height >= 2, area.width >= 2 else { return fill(area) }
        fill(area)
        let style = CellStyle(hasFocus ? .heading : .faint)
        let (right, bottom) = (area.column + area.width - 1, area.row + area.height - 1)
        let dashes = String(repeating: lines.horizontal, count: area.width)
        for row in [area.row, bottom] { write(dashes, row: row, column: area.column, width: area.width, style: style) }
        for row in area.row + 1..<max(area.row + 1, bottom) {
            for column in [area.column, right] {
                write(lines.vertical, row: row, column: column, width: 1, style: style)
            }
        }
        let places = [(area.row, area.column), (area.row, right), (bottom, right), (bottom, area.column)]
        for (corner, place) in zip(lines.corners, places) {
            write(corner, row: place.0, column: place.1, width: 1, style: style)
        }
        if !foot.isEmpty, StyledText(foot).width + 4 <= area.width {
            let column = right - StyledText(foot).width - 2
            write(" \(foot) ", row: bottom, column: column, width: right - column, style: style)
        }
        let fitted = StyledText(title).fitted(max(0, area.width - 4))
        guard !title.isEmpty, fitted.width > 0 else { return }
        write(
            " \(fitted.text) ",
            row: area.row,
            column: area.column + 1,
            width: area.width - 2,
            style: CellStyle(hasFocus ? .heading : .plain)
        )
    }
}
