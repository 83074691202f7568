import Presentation
import Terminal
import TerminalViews

/// Rows of numbers with bars, or a table and labeled lines.
final class ShowStatsView: ListView, QueryViewing {
    private static let barColumns = 12
    /// The width below which the parts of a row stand under its label.
    private static let minimumWidth = 60
    private static let indent = 2
    /// The width if standard output is not a terminal.
    private static let usualWidth = 80
    /// The columns beside a sparkline that its label and summary take.
    private static let sparkMargin = 16

    let console: Console
    let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func show(_ display: ShowStatsDisplay) {
        if isPlain { return writeLines(display) }
        let columns = answers.width ?? ShowStatsView.usualWidth
        let labelWidth = (display.rows.map(\.label.count).max() ?? 0) + 2
        let isNarrow = columns < ShowStatsView.minimumWidth
        let margin = isNarrow ? ShowStatsView.indent : labelWidth
        for row in display.rows {
            let parts = row.parts.map { pieces($0, columns: columns - margin) }
            if isNarrow { answers.line(StyledText(row.label, .heading)) }
            for (index, line) in StyledText.lines(of: parts, columns: columns - margin).enumerated() {
                let hasLabel = index == 0 && !isNarrow
                let label = hasLabel ? row.label : ""
                answers.line([StyledText(label.padded(to: margin), .heading)] + line)
            }
        }
    }

    private func writeLines(_ display: ShowStatsDisplay) {
        for line in display.table { answers.line(StyledText(line)) }
        for row in display.rows {
            let parts = row.parts.map { part in
                switch part {
                case .text(let text): text
                case .bar(let label, let value, _): "\(label) \(value)"
                case .spark(let label, _, let summary): "\(label) \(summary)"
                }
            }
            answers.line(StyledText("\(row.label.lowercased()): \(parts.joined(separator: "; "))"))
        }
    }
}

// MARK: - Layout

extension ShowStatsView {
    private typealias Pieces = [StyledText]

    private var blocks: Blocks { Blocks(hasSigns: answers.hasSigns) }

    private func pieces(_ part: ShowStatsDisplay.Part, columns: Int) -> Pieces {
        switch part {
        case .text(let text): [StyledText(text).fitted(columns)]
        case .bar(let label, let value, let maximum):
            [
                StyledText("\(label) ", .faint),
                StyledText(blocks.bar(value, of: maximum, columns: ShowStatsView.barColumns)),
                StyledText(value > 0 ? " \(value)" : "0"),
            ]
        case .spark(let label, let values, let summary):
            [
                StyledText("\(label) ", .faint),
                StyledText(blocks.spark(values.merged(to: max(1, columns - ShowStatsView.sparkMargin)))),
                StyledText(" \(summary)"),
            ]
        }
    }
}

extension [Int] {
    /// Returns at most `count` values, adding up neighbors if there are more.
    fileprivate func merged(to count: Int) -> [Int] {
        guard self.count > count else { return self }
        let size = (self.count + count - 1) / count
        return stride(from: 0, to: self.count, by: size).map {
            self[$0..<Swift.min($0 + size, self.count)].reduce(0, +)
        }
    }
}
