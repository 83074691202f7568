import Presentation
import Terminal
import TerminalViews

/// Shows what happened to items, under headings or as labeled lines.
final class CompareDaysView: ListView, CompareDaysViewing {
    let console: Console
    let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func show(_ display: CompareDaysDisplay) {
        display.sections.forEach(write)
        if isPlain { return answers.line(StyledText(display.foot)) }
        answers.line()
        answers.paragraph(text: display.foot, .faint)
    }

    private func write(_ section: CompareDaysSection) {
        if isPlain {
            for row in section.rows {
                let detail = row.detail.isEmpty ? "" : "; \(row.detail)"
                answers.line(StyledText("\(section.label): \(row.id); \(row.title)\(detail)"))
            }
            return
        }
        var table = ListTable(facts: [])
        table.showsMoreOfExtra = true
        table.begin(section.heading, .heading)
        for row in section.rows {
            table.add(
                ListTable.Row(
                    label: StyledText(row.id),
                    facts: [],
                    main: StyledText(row.title),
                    extras: [StyledText(row.detail, .faint)]
                )
            )
        }
        table.write(to: answers)
    }
}
