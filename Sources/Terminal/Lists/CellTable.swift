/// Rows of cells in columns. If a row is wider than the terminal, its leading cells stay on the first line and the rest
/// wrap below.
package struct CellTable {
    private static let gap = 2
    private static let indent = 4

    private let heading: [StyledText]
    private let rows: [[StyledText]]
    private let leadingCells: Int
    private let widths: [Int]

    /// Every row has the same number of cells.
    package init(heading: [String] = [], rows: [[StyledText]], leadingCells: Int) {
        self.heading = heading.map { StyledText($0, .heading) }
        self.rows = rows
        self.leadingCells = leadingCells
        widths = ([self.heading] + rows).reduce(into: []) { widths, row in
            for (index, cell) in row.enumerated() {
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], cell.width)
            }
        }
    }

    package func write(to answers: Answers) {
        let columns = answers.width ?? .max
        if widths.reduce(0, +) + CellTable.gap * (widths.count - 1) <= columns {
            for row in (heading.isEmpty ? [] : [heading]) + rows { writeLine(row, to: answers) }
        } else {
            for row in rows { writeWrapped(row, columns, to: answers) }
        }
    }

    private func writeLine(_ row: [StyledText], to answers: Answers) {
        var padding = 0
        for (cell, width) in zip(row, widths) {
            if !cell.text.isEmpty {
                answers.writeSpaces(padding)
                answers.write(cell)
                padding = -cell.width
            }
            padding += width + CellTable.gap
        }
        answers.endLine()
    }

    private func writeWrapped(_ row: [StyledText], _ columns: Int, to answers: Answers) {
        let fits = widths.prefix(leadingCells).reduce(0, +) + CellTable.gap * (leadingCells - 1) <= columns
        let first = fits ? leadingCells : 1
        writeLine(row.prefix(first).map { $0.fitted(columns) }, to: answers)
        var used = 0
        for cell in row.dropFirst(first) where !cell.text.isEmpty {
            if used > 0, used + CellTable.gap + cell.width > columns {
                answers.endLine()
                used = 0
            }
            let gap = used == 0 ? CellTable.indent : CellTable.gap
            let fitted = cell.fitted(max(1, columns - used - gap))
            answers.writeSpaces(gap)
            answers.write(fitted)
            used += gap + fitted.width
        }
        if used > 0 { answers.endLine() }
    }
}
