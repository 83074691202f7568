package import Presentation
package import Terminal

/// Asks for confirmation and shows backups, in columns or as labeled lines.
package final class BackupsView: OperationView, ConfirmationView {
    package weak var eventHandler: EventHandler?
    package let console: Console
    private let isPlain: Bool

    package init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    package func show(_ display: BackupAnswerDisplay) {
        switch display {
        case .backup(let backup): write(backup)
        case .backups(let backups): write(backups)
        }
    }

    private func write(_ display: BackupDisplay) {
        if isPlain {
            for fact in display.facts { answers.line(StyledText("\(fact.label): \(fact.text)")) }
        } else {
            answers.line(
                StyledText("\(display.action): ", .heading),
                StyledText(display.name),
                StyledText("  (\(display.detail))", .faint)
            )
        }
        display.messages.forEach(messages.say)
    }

    private func write(_ display: BackupsDisplay) {
        if isPlain { display.rows.forEach(writeLine) } else { writeTable(display.rows) }
        messages.say(display.message)
    }

    private func writeTable(_ rows: [BackupsDisplay.Row]) {
        CellTable(
            rows: rows.map { row in
                [
                    StyledText(row.name, .heading), StyledText(row.made), StyledText(row.items), StyledText(row.size),
                    StyledText(row.kind, .faint),
                ]
            },
            leadingCells: 2
        )
        .write(to: answers)
    }

    private func writeLine(_ row: BackupsDisplay.Row) {
        answers.line(
            StyledText(PlainSentences.backup(row))
        )
    }
}
