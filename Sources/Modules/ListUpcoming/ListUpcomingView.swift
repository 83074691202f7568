import Terminal

/// Columns under headings, for people.
final class ListUpcomingView: ConsoleView, ListUpcomingShowing {
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

    func showNothingUpcoming(_ sentence: String) {
        console.line(StyledText(sentence))
    }

    func showEmptyList(_ sentence: String, example: String) {
        console.line(StyledText(sentence))
        console.line(StyledText("  \(example)", .heading))
    }
}
