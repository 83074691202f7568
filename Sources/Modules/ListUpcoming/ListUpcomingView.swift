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
        table(of: display.sections).write(to: answers)
        if !display.more.isEmpty { answers.paragraph(label: StyledText("  "), text: display.more, .faint) }
        guard !display.foot.isEmpty else { return }
        answers.line()
        answers.paragraph(text: display.foot, .faint)
    }

    private func table(of sections: [ListUpcomingDisplay.Section]) -> ListTable {
        var table = ListTable(hasSigns: answers.hasSigns)
        for section in sections {
            table.begin(section.heading)
            section.rows.forEach { table.add($0) }
        }
        return table
    }

    private func writeLines(_ display: ListUpcomingDisplay) {
        for section in display.sections {
            answers.line(StyledText(labeled: section.heading))
            for row in section.rows { answers.line(StyledText(labeled: row)) }
        }
        for line in [display.more, display.foot] where !line.isEmpty {
            answers.line(StyledText(PlainSentences.notShown(line)))
        }
    }
}

// MARK: - Heights

extension ListUpcomingView {
    var windowHeight: Int? { answers.height }

    func heights(of sections: [ListUpcomingDisplay.Section]) -> [[Int]] {
        guard isPlain else { return table(of: sections).heights(on: answers) }
        return sections.map { $0.rows.map { answers.height(of: StyledText(labeled: $0).text) } }
    }

    func height(around display: ListUpcomingDisplay, above messages: [String]) -> Int {
        let texts = ([display.heading, display.foot].filter { !$0.isEmpty } + messages)
        let more = display.more.isEmpty ? 0 : answers.height(of: display.more, indent: isPlain ? 0 : 2)
        let gaps =
            isPlain
            ? 0 : display.sections.count - 1 + (display.heading.isEmpty ? 0 : 1) + (display.foot.isEmpty ? 0 : 1)
        // The prompt, and the empty lines around the list.
        return texts.reduce(3 + gaps + display.sections.count + more) { $0 + answers.height(of: $1) }
    }
}
