import Terminal

/// One row for each note, after its number.
final class {{name}}View: ConsoleView, {{name}}Viewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showNotes(_ rows: [{{name}}Row]) {
        let width = rows.map(\.label.count).max() ?? 0
        for row in rows {
            let gap = String(repeating: " ", count: width - row.label.count)
            console.line("\(gap)\(row.label)  \(row.text)")
        }
    }

    func showNothing(_ sentence: String) {
        console.line(sentence)
    }
}
