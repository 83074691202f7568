package import Presentation

/// A view that asks for confirmation and shows backups in columns.
package protocol BackupsView: ConfirmationView, BackupsViewing {}

extension BackupsView {
    package func showBackups(_ display: BackupsDisplay) {
        CellTable(
            rows: display.rows.map { row in
                [
                    StyledText(row.name, .heading), StyledText(row.made), StyledText(row.items), StyledText(row.size),
                    StyledText(row.kind, .faint),
                ]
            },
            leadingCells: 2
        )
        .write(to: console)
        console.say(display.message)
    }
}

/// A backups view with labelled lines instead of columns.
package protocol BackupsPlainView: BackupsView {}

extension BackupsPlainView {
    package func showBackups(_ display: BackupsDisplay) {
        for row in display.rows {
            console.line(
                StyledText("backup \(row.name): \(row.made); holds \(row.items); size \(row.size); kind \(row.kind)")
            )
        }
        console.say(display.message)
    }
}
