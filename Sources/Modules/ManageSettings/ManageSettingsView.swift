import Terminal

/// Settings in columns.
class ManageSettingsView: ConsoleView, ManageSettingsViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showSettings(_ display: ManageSettingsDisplay) {
        CellTable(
            heading: display.rows.count > 1 ? ["Setting", "Value", "From", "Meaning"] : [],
            rows: display.rows.map { row in
                [
                    StyledText(row.key),
                    StyledText(row.value, row.isChosen ? .heading : .plain),
                    StyledText(row.origin, .faint),
                    StyledText(row.meaning),
                ]
            },
            leadingCells: 2
        )
        .write(to: console)
    }

    func showChange(_ sentence: String) {
        console.line(StyledText(sentence))
    }

    func showMessage(_ sentence: String) {
        console.say(sentence)
    }
}
