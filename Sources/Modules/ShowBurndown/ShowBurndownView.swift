import Presentation
import Terminal
import TerminalViews

/// A chart of columns with facts below it, or labeled lines.
final class ShowBurndownView: ListView, QueryViewing {
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
        // One day is no development.
        if display.open.count > 1 { writeChart(display) }
        for fact in display.facts {
            answers.paragraph(
                label: StyledText(fact.label.padded(to: ShowBurndownView.labelWidth), .heading),
                text: fact.text
            )
        }
    }

    private func writeLines(_ display: ShowBurndownDisplay) {
        for (day, open) in zip(display.days, display.open) { answers.line(StyledText("day \(day): open \(open)")) }
        for fact in display.facts { answers.line(StyledText("\(fact.label.lowercased()): \(fact.text)")) }
    }

    /// Each day has one column, and a space beside it if they fit: few days next to each other would look like a block.
    private func writeChart(_ display: ShowBurndownDisplay) {
        let maximum = String(display.open.max() ?? 0)
        let margin = maximum.count + 2
        let columns = (answers.width ?? ShowBurndownView.usualWidth) - margin
        let width = display.open.count * 2 <= columns ? 2 : 1
        let lines = Blocks(hasSigns: answers.hasSigns).columns(display.open, rows: ShowBurndownView.rows).map { line in
            width == 1 ? line : line.map { "\($0) " }.joined()
        }
        for (index, line) in lines.enumerated() {
            let label = index == 0 ? maximum : ""
            answers.line([
                StyledText("\(label.rightAligned(to: maximum.count)) ", .faint),
                StyledText(answers.hasSigns ? "│" : "|", .faint),
                StyledText(line).withoutTrailingSpaces,
            ])
        }
        let chartWidth = display.open.count * width
        let corner = answers.hasSigns ? "└" : "+"
        let axis = String(repeating: answers.hasSigns ? "─" : "-", count: chartWidth)
        answers.line(
            StyledText("\("0".rightAligned(to: maximum.count)) \(corner)\(axis)", .faint)
        )
        let gap = max(2, chartWidth - display.firstDay.count - display.lastDay.count)
        let names = "\(display.firstDay)\(String(repeating: " ", count: gap))\(display.lastDay)"
        answers.line(StyledText(String(repeating: " ", count: margin) + names, .faint))
        answers.line()
    }
}
