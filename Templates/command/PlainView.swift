import Terminal

/// Labelled lines for screen readers and scripts.
final class {{name}}PlainView: ListPlainView, {{name}}Viewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showItems(_ display: {{name}}Display) {
        for row in display.rows {
            let due = row.due.isEmpty ? "" : "; due \(row.due)"
            console.line(StyledText("item \(row.id): \(row.title)\(due)"))
        }
        if let message = display.message { console.say(message) }
    }
}
