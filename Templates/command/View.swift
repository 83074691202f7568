import Terminal

/// The items in columns.
final class {{name}}View: ListView, {{name}}Viewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showItems(_ display: {{name}}Display) {
        var table = ListTable(factCount: 1)
        for row in display.rows {
            table.add(
                ListTable.Row(
                    label: StyledText(row.id),
                    details: [StyledText(row.due)],
                    main: StyledText(row.title),
                    extra: StyledText("")
                )
            )
        }
        table.write(to: console)
        if let message = display.message { console.say(message) }
    }
}
