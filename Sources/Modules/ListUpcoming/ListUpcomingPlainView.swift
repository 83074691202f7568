import Terminal

/// Labelled lines for screen readers and scripts.
final class ListUpcomingPlainView: ListPlainView, ListUpcomingViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showUpcoming(_ display: ListUpcomingDisplay) {
        for section in display.sections {
            console.line(StyledText(labelled: section.heading))
            for row in section.rows { console.line(StyledText(labelled: row)) }
        }
    }
}
