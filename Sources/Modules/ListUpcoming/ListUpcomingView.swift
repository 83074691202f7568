import Terminal

/// Columns under headings, for people.
final class ListUpcomingView: ConsoleView, ListUpcomingShowing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showUpcoming(_ display: ListUpcomingDisplay) {
        ListTable(display.sections.map(section)).write(to: console)
    }

    func showNothingUpcoming(_ sentence: String) {
        console.line(StyledText(sentence))
    }

    func showEmptyList(_ sentence: String, example: String) {
        console.line(StyledText(sentence))
        console.line(StyledText("  \(example)", .heading))
    }

    private func section(_ section: ListUpcomingDisplay.Section) -> ListTable.Section {
        ListTable.Section(
            heading: StyledText(section.heading, section.tone == .urgent ? .urgentHeading : .heading),
            rows: section.rows.map { row in
                ListTable.Row(
                    label: row.id,
                    facts: [StyledText(row.when, style(row.tone)), StyledText(row.priority, priority(row))],
                    main: StyledText(row.title),
                    extra: StyledText(extra(row), .faint)
                )
            }
        )
    }

    private func extra(_ row: ListUpcomingDisplay.Row) -> String {
        row.tags.reduce(into: row.project) { text, tag in
            if !text.isEmpty { text += " " }
            text += tag
        }
    }

    private func style(_ tone: ListUpcomingDisplay.Tone) -> Style {
        switch tone {
        case .normal: .plain
        case .urgent: .urgent
        case .near: .near
        }
    }

    private func priority(_ row: ListUpcomingDisplay.Row) -> Style {
        row.isImportant ? .strong : .plain
    }
}
