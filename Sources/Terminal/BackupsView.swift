package import Boundary

/// What views that show backups share: a question beforehand, and rows in columns.
package protocol BackupsView: ConsentView, BackupsShowing {}

extension BackupsView {
    package func showBackups(_ display: BackupsDisplay) {
        CellTable(
            rows: display.rows.map { row in
                [
                    StyledText(row.name, .heading), StyledText(row.made), StyledText(row.items), StyledText(row.size),
                    StyledText(row.kind, .faint),
                ]
            },
            together: 2
        )
        .write(to: console)
        console.say(display.remark)
    }
}

/// The same in labelled lines.
package protocol BackupsPlainView: BackupsView {}

extension BackupsPlainView {
    package func showBackups(_ display: BackupsDisplay) {
        for row in display.rows {
            console.line(
                StyledText("backup \(row.name): \(row.made); holds \(row.items); size \(row.size); kind \(row.kind)")
            )
        }
        console.say(display.remark)
    }
}
