package import Boundary

/// What the views of all counts share: names, and behind each how many.
package protocol CountsView: ListView, CountsShowing {}

extension CountsView {
    package func showCounts(_ display: CountsDisplay) {
        let open = display.rows.map(\.open.utf8.count).max() ?? 0
        let done = display.rows.map(\.done.utf8.count).max() ?? 0
        CellTable(
            rows: display.rows.map { row in
                [
                    StyledText(row.indentedName, .heading), StyledText(row.open.ending(at: open)),
                    StyledText(row.done.ending(at: done), .faint),
                    StyledText(row.whole.isEmpty ? "" : "(\(row.whole))", .faint),
                ]
            },
            together: 3
        )
        .write(to: console)
    }
}

/// The same in labelled lines.
package protocol CountsPlainView: ListPlainView, CountsShowing {}

extension CountsPlainView {
    package func showCounts(_ display: CountsDisplay) {
        for row in display.rows {
            let whole = row.whole.isEmpty ? "" : "; \(row.whole)"
            console.line(StyledText("\(row.label): \(row.open), \(row.done)\(whole)"))
        }
    }
}

extension CountsDisplay.Row {
    /// A name is not moved further to the right than this, however deep it lies.
    private static let deepestIndent = 8

    fileprivate var indentedName: String {
        String(repeating: "  ", count: min(depth, CountsDisplay.Row.deepestIndent)) + name
    }
}

extension String {
    /// Numbers stand below each other.
    fileprivate func ending(at column: Int) -> String {
        String(repeating: " ", count: max(0, column - utf8.count)) + self
    }
}
