import Terminal

/// Columns under headings.
final class ListUpcomingView: ListView, ListUpcomingViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showUpcoming(_ display: ListUpcomingDisplay) {
        var table = ListTable()
        for section in display.sections {
            table.begin(section.heading)
            section.rows.forEach { table.add($0) }
        }
        table.write(to: console)
    }
}
