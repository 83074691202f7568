package import Presentation

/// A view that shows names and their counts in columns.
package protocol CountsView: ListView, CountsViewing {}

extension CountsView {
    package func showCounts(_ display: CountsDisplay) {
        let open = display.rows.map(\.open.utf8.count).max() ?? 0
        let done = display.rows.map(\.done.utf8.count).max() ?? 0
        CellTable(
            rows: display.rows.map { row in
                [
                    StyledText(row.indentedName, .heading), StyledText(row.open.rightAligned(to: open)),
                    StyledText(row.done.rightAligned(to: done), .faint),
                    StyledText(row.total.isEmpty ? "" : "(\(row.total))", .faint),
                ]
            },
            leadingCells: 3
        )
        .write(to: console)
    }
}

/// A counts view with labelled lines.
package protocol CountsPlainView: ListPlainView, CountsViewing {}

extension CountsPlainView {
    package func showCounts(_ display: CountsDisplay) {
        for row in display.rows {
            let total = row.total.isEmpty ? "" : "; \(row.total)"
            console.line(StyledText("\(row.label): \(row.open), \(row.done)\(total)"))
        }
    }
}

extension CountsDisplay.Row {
    /// Deeper names are not indented any further.
    private static let maximumDepth = 8

    fileprivate var indentedName: String {
        String(repeating: "  ", count: min(depth, CountsDisplay.Row.maximumDepth)) + name
    }
}

extension String {
    /// Right-aligns the text, so that the digits of numbers line up.
    fileprivate func rightAligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - utf8.count)) + self
    }
}
