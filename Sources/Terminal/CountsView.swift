package import Boundary

/// What the views of all counts share: names, and behind each how many.
package protocol CountsView: ListView, CountsShowing {}

extension CountsView {
    package func showCounts(_ display: CountsDisplay) {
        let rows = display.rows.map(CountsRow.init)
        let (open, done) = (rows.map(\.open.width).max() ?? 0, rows.map(\.done.width).max() ?? 0)
        let counts = open + done + 4
        let room = console.width.map { max(4, $0 - counts) }
        let name = min(rows.map(\.name.width).max() ?? 0, room ?? .max)
        for row in rows {
            let fitted = row.name.fitted(room)
            console.write(fitted)
            console.leave(columns: name - fitted.width + 2 + open - row.open.width)
            console.write(row.open)
            console.leave(columns: 2 + done - row.done.width)
            console.write(row.done)
            writeWhole(row.whole, behind: name + counts)
        }
    }

    /// On a line of its own where it does not fit.
    private func writeWhole(_ whole: StyledText, behind columns: Int) {
        if whole.width > 0 {
            if let width = console.width, columns + 2 + whole.width > width {
                console.endLine()
                console.leave(columns: 4)
                console.write(whole.fitted(width - 4))
            } else {
                console.leave(columns: 2)
                console.write(whole)
            }
        }
        console.endLine()
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

private struct CountsRow {
    /// A name is not moved further to the right than this, however deep it lies.
    private static let deepestIndent = 8

    let name: StyledText
    let open: StyledText
    let done: StyledText
    let whole: StyledText

    init(_ row: CountsDisplay.Row) {
        let indent = String(repeating: "  ", count: min(row.depth, CountsRow.deepestIndent))
        name = StyledText(indent + row.name, .heading)
        open = StyledText(row.open)
        done = StyledText(row.done, .faint)
        whole = StyledText(row.whole.isEmpty ? "" : "(\(row.whole))", .faint)
    }
}
