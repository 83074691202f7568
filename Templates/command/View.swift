import Presentation
import Terminal
import TerminalViews

/// The items in columns, or in labeled lines for screen readers and scripts.
final class {{name}}View: ListView, QueryViewing {
    let console: Console
    let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func show(_ display: {{name}}Display) {
        if isPlain { display.rows.forEach(writeLine) } else { writeTable(display.rows) }
        if let message = display.message { messages.say(message) }
    }

    private func writeTable(_ rows: [{{name}}Display.Row]) {
        var table = ListTable(facts: [.detail])
        for row in rows {
            table.add(
                ListTable.Row(
                    label: StyledText(row.id),
                    facts: [StyledText(row.due)],
                    main: StyledText(row.title)
                )
            )
        }
        table.write(to: answers)
    }

    private func writeLine(_ row: {{name}}Display.Row) {
        let due = row.due.isEmpty ? "" : "; due \(row.due)"
        answers.line(StyledText("item \(row.id): \(row.title)\(due)"))
    }
}
