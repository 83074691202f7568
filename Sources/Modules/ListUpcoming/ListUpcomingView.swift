import Presentation
import Terminal
import TerminalViews

/// The groups as columns under headings, or as labeled lines.
final class ListUpcomingView: ListView, ListUpcomingViewing {
    let console: Console
    let isPlain: Bool
    /// A Boolean value that indicates whether the list is part of other output, with an empty line before and after it.
    private let isEmbedded: Bool

    init(console: Console, isPlain: Bool, isEmbedded: Bool = false) {
        self.console = console
        self.isPlain = isPlain
        self.isEmbedded = isEmbedded
    }

    func showUpcoming(_ display: ListUpcomingDisplay) {
        if isEmbedded { answers.line() }
        if isPlain { writeLines(display) } else { writeTable(display) }
        if isEmbedded { answers.line() }
    }

    private func writeTable(_ display: ListUpcomingDisplay) {
        if answers.width != nil, !display.heading.isEmpty {
            answers.paragraph(text: display.heading, .faint)
            answers.line()
        }
        var table = ListTable(hasSigns: answers.hasSigns)
        for section in display.sections {
            table.begin(section.heading)
            section.rows.forEach { table.add($0) }
        }
        table.write(to: answers)
        if !display.more.isEmpty { answers.paragraph(label: StyledText("  "), text: display.more, .faint) }
        guard !display.foot.isEmpty else { return }
        answers.line()
        answers.paragraph(text: display.foot, .faint)
    }

    private func writeLines(_ display: ListUpcomingDisplay) {
        for section in display.sections {
            answers.line(StyledText(labeled: section.heading))
            for row in section.rows { answers.line(StyledText(labeled: row)) }
        }
        for line in [display.more, display.foot] where !line.isEmpty { answers.line(StyledText("not shown: \(line)")) }
    }
}
