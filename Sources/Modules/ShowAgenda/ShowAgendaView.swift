import Presentation
import Terminal
import TerminalViews

/// The days as headings over columns, or as labeled lines.
final class ShowAgendaView: ListView, ShowAgendaViewing {
    let console: Console
    let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    /// Only a terminal shows days without items, and not all overdue items.
    func show(_ display: ShowAgendaDisplay) {
        let isTerminal = answers.width != nil && !isPlain
        let days = isTerminal ? display.days : display.days.filter { !$0.rows.isEmpty }
        let overdue = isTerminal ? display.firstOverdue ?? display.overdue : display.overdue
        let sections = (overdue.map { [$0] } ?? []) + days
        if isPlain { return sections.forEach(writeLines) }
        var table = ListTable(hasSigns: answers.hasSigns)
        for section in sections {
            if section.rows.isEmpty { table.begin(section.heading.text, .faint) } else { table.begin(section.heading) }
            section.rows.forEach { table.add($0) }
        }
        table.write(to: answers)
        guard isTerminal, !display.note.isEmpty else { return }
        answers.line()
        answers.paragraph(text: display.note, .faint)
    }

    private func writeLines(_ section: ShowAgendaDisplay.Section) {
        answers.line(StyledText(labeled: section.heading))
        for row in section.rows { answers.line(StyledText(labeled: row)) }
    }
}
