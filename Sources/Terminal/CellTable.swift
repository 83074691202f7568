/// Rows of cells in columns. Where a row is wider than the terminal, its first cells stay together and the others go
/// below them.
package struct CellTable {
    private static let gap = 2
    private static let indent = 4

    private let heading: [StyledText]
    private let rows: [[StyledText]]
    private let together: Int
    private let widths: [Int]

    /// A row has as many cells as any other; the heading may be left out.
    package init(heading: [String] = [], rows: [[StyledText]], together: Int) {
        self.heading = heading.map { StyledText($0, .heading) }
        self.rows = rows
        self.together = together
        widths = ([self.heading] + rows).reduce(into: []) { widths, row in
            for (index, cell) in row.enumerated() {
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], cell.width)
            }
        }
    }

    package func write(to console: Console) {
        let columns = console.width ?? .max
        if widths.reduce(0, +) + CellTable.gap * (widths.count - 1) <= columns {
            for row in (heading.isEmpty ? [] : [heading]) + rows { writeLine(row, to: console) }
        } else {
            for row in rows { writeBelow(row, columns, to: console) }
        }
    }

    private func writeLine(_ row: [StyledText], to console: Console) {
        var missing = 0
        for (cell, width) in zip(row, widths) {
            if !cell.text.isEmpty {
                console.leave(columns: missing)
                console.write(cell)
                missing = -cell.width
            }
            missing += width + CellTable.gap
        }
        console.endLine()
    }

    private func writeBelow(_ row: [StyledText], _ columns: Int, to console: Console) {
        let fits = widths.prefix(together).reduce(0, +) + CellTable.gap * (together - 1) <= columns
        let first = fits ? together : 1
        writeLine(row.prefix(first).map { $0.fitted(columns) }, to: console)
        var used = 0
        for cell in row.dropFirst(first) where !cell.text.isEmpty {
            if used > 0, used + CellTable.gap + cell.width > columns {
                console.endLine()
                used = 0
            }
            let gap = used == 0 ? CellTable.indent : CellTable.gap
            let fitted = cell.fitted(max(1, columns - used - gap))
            console.leave(columns: gap)
            console.write(fitted)
            used += gap + fitted.width
        }
        if used > 0 { console.endLine() }
    }
}
