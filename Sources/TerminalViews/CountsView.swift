package import Presentation
package import Terminal

/// Shows names and their counts, in columns or as labeled lines.
package final class CountsView: ListView, QueryViewing {
    package let console: Console
    package let isPlain: Bool

    package init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    package func show(_ display: CountsDisplay) {
        if isPlain { display.rows.forEach(writeLine) } else { writeTable(display.rows) }
    }

    private func writeTable(_ rows: [CountsDisplay.Row]) {
        let open = rows.map(\.open.utf8.count).max() ?? 0
        let done = rows.map(\.done.utf8.count).max() ?? 0
        CellTable(
            rows: rows.map { row in
                [
                    StyledText(row.indentedName, .heading), StyledText(row.open.rightAligned(to: open)),
                    StyledText(row.done.rightAligned(to: done), .faint),
                    StyledText(row.total.isEmpty ? "" : "(\(row.total))", .faint),
                ]
            },
            leadingCells: 3
        )
        .write(to: answers)
    }

    private func writeLine(_ row: CountsDisplay.Row) {
        let total = row.total.isEmpty ? "" : "; \(row.total)"
        answers.line(StyledText("\(row.label): \(row.open), \(row.done)\(total)"))
    }
}

extension CountsDisplay.Row {
    /// Deeper names are not indented any further.
    private static let maximumDepth = 8

    fileprivate var indentedName: String {
        String(repeating: "  ", count: min(depth, CountsDisplay.Row.maximumDepth)) + name
    }
}
