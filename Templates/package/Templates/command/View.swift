import Terminal

/// One row per line, after its label.
final class {{name}}View: ConsoleView, {{name}}Viewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showLines(_ display: {{name}}Display) {
        let width = display.rows.map(\.label.count).max() ?? 0
        for row in display.rows {
            let gap = String(repeating: " ", count: width - row.label.count)
            console.line("\(gap)\(row.label)  \(row.text)")
        }
    }

    func showNothing(_ sentence: String) {
        console.line(sentence)
    }
}
