import Terminal

/// Shows a row for each change: the command that reaches it, its time, what was typed, and the items.
final class ListHistoryView: ListView, ListHistoryViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showRows(_ rows: [ListHistoryRow]) {
        var table = ListTable(factCount: 2)
        for row in rows {
            table.add(
                ListTable.Row(
                    label: StyledText(row.reach),
                    facts: [StyledText(row.when, .faint), StyledText(row.state, .faint)],
                    main: StyledText(row.command, row.state.isEmpty ? .plain : .faint),
                    extra: StyledText(row.items, .faint)
                )
            )
        }
        table.write(to: console)
    }

    func showFoot(_ sentence: String) {
        console.line()
        console.paragraph(text: sentence, .faint)
    }
}
