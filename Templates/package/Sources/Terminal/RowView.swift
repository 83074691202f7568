package import Presentation

/// Writes rows with right-aligned labels, or one sentence.
package final class RowView: ConsoleView, RowViewing {
    package let console: Console

    package init(console: Console) {
        self.console = console
    }

    package func show(_ rows: [Row]) {
        let width = rows.map(\.label.count).max() ?? 0
        for row in rows {
            let gap = String(repeating: " ", count: width - row.label.count)
            console.line("\(gap)\(row.label)  \(row.text)")
        }
    }

    package func show(_ sentence: String) {
        console.line(sentence)
    }
}
