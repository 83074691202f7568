import Terminal
import TerminalViews

/// Shows settings in columns or as labeled lines.
final class ManageSettingsView: ConsoleView, ManageSettingsViewing {
    let console: Console
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func showSettings(_ display: ManageSettingsDisplay) {
        if isPlain { display.rows.forEach(writeLine) } else { writeTable(display.rows) }
    }

    func showChange(_ sentence: String) {
        answers.line(StyledText(sentence))
    }

    func showMessage(_ sentence: String) {
        messages.say(sentence)
    }

    private func writeTable(_ rows: [ManageSettingsDisplay.Row]) {
        CellTable(
            heading: rows.count > 1 ? ManageSettingsSentences.headings : [],
            rows: rows.map { row in
                [
                    StyledText(row.key),
                    StyledText(row.value, row.isChosen ? .heading : .plain),
                    StyledText(row.origin, .faint),
                    StyledText(row.meaning),
                ]
            },
            leadingCells: 2
        )
        .write(to: answers)
    }

    private func writeLine(_ row: ManageSettingsDisplay.Row) {
        answers.line(StyledText(ManageSettingsSentences.line(row)))
    }
}
