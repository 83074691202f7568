import Presentation
import Terminal
import TerminalViews

/// A chart with a line and facts below it, or labeled lines.
final class ShowBurndownView: ListView, ShowBurndownViewing {
    private static let rows = 6
    private static let labelWidth = 7
    /// The width if standard output is not a terminal.
    private static let usualWidth = 80

    let console: Console
    let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func show(_ display: ShowBurndownDisplay) {
        if isPlain { return writeLines(display) }
        // One day does not show a development.
        if display.open.count > 1 { writeChart(display) }
        for fact in display.facts {
            answers.paragraph(
                label: StyledText(fact.label.padded(to: ShowBurndownView.labelWidth), .heading),
                text: fact.text
            )
        }
    }

    private func writeLines(_ display: ShowBurndownDisplay) {
        for (day, open) in zip(display.days, display.open) {
            answers.line(StyledText(ShowBurndownSentences.row(day, open)))
        }
        for fact in display.facts { answers.line(StyledText("\(fact.label.lowercased()): \(fact.text)")) }
    }

    /// The line of a day is two columns long if all days fit.
    private func writeChart(_ display: ShowBurndownDisplay) {
        let top = PictureScale(maximum: display.open.max() ?? 0).top
        let label = String(top)
        let margin = label.count + 2
        let columns = (answers.width ?? ShowBurndownView.usualWidth) - margin
        let width = display.open.count * 2 <= columns ? 2 : 1
        let lines = Blocks(hasSigns: answers.hasSigns).line(
            display.open,
            of: top,
            rows: ShowBurndownView.rows,
            width: width
        )
        for (index, line) in lines.enumerated() {
            answers.line([
                StyledText("\((index == 0 ? label : "").rightAligned(to: label.count)) ", .faint),
                StyledText(answers.hasSigns ? "│" : "|", .faint),
                StyledText(line).withoutTrailingSpaces,
            ])
        }
        let chartWidth = display.open.count * width
        let corner = answers.hasSigns ? "└" : "+"
        let axis = String(repeating: answers.hasSigns ? "─" : "-", count: chartWidth)
        answers.line(
            StyledText("\("0".rightAligned(to: label.count)) \(corner)\(axis)", .faint)
        )
        let gap = max(2, chartWidth - display.firstDay.count - display.lastDay.count)
        let names = "\(display.firstDay)\(String(repeating: " ", count: gap))\(display.lastDay)"
        answers.line(StyledText(String(repeating: " ", count: margin) + names, .faint))
        answers.line()
    }
}
