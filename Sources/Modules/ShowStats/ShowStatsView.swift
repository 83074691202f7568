import Presentation
import Terminal
import TerminalViews

/// Rows of numbers with bars that begin in the same column, or a table and labeled lines.
final class ShowStatsView: ListView, ShowStatsViewing {
    /// The width below which the parts of a row stand under its label.
    private static let minimumWidth = 60
    private static let indent = 2
    /// The width if standard output is not a terminal.
    private static let usualWidth = 80

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
        let frame = StatsFrame(display.rows.flatMap(\.parts), columns: columns - margin)
        for row in display.rows {
            if isNarrow { answers.line(StyledText(row.label, .heading)) }
            for (index, line) in lines(row.parts, frame).enumerated() {
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
                case .bar(let bar): "\(bar.label) \(bar.value)\(bar.note.isEmpty ? "" : ", \(bar.note)")"
                case .spark(let spark): "\(spark.label) \(spark.summary)"
                }
            }
            answers.line(StyledText("\(row.label.lowercased()): \(parts.joined(separator: "; "))"))
        }
    }
}

// MARK: - Layout

/// The columns that all bars and sparks share: labels, numbers, bars and notes.
private struct StatsFrame {
    private static let maximumBar = 40
    private static let minimumBar = 6

    let columns: Int
    let label: Int
    let number: Int
    let bar: Int

    init(_ parts: [ShowStatsDisplay.Part], columns: Int) {
        var (label, number, note, summary) = (0, 0, 0, 0)
        for part in parts {
            switch part {
            case .text: break
            case .bar(let bar):
                label = max(label, StyledText(bar.indentedLabel).width)
                number = max(number, String(bar.value).count)
                note = max(note, bar.note.isEmpty ? 0 : bar.note.count + 2)
            case .spark(let spark):
                label = max(label, StyledText(spark.label).width)
                summary = max(summary, spark.summary.count + 1)
            }
        }
        self.columns = columns
        self.number = number
        let room = columns - number - max(note, summary) - 2
        self.label = max(1, min(label, room - StatsFrame.minimumBar, max(8, columns * 2 / 5)))
        bar = max(1, min(room - self.label, StatsFrame.maximumBar))
    }
}

extension ShowStatsView {
    private typealias Pieces = [StyledText]

    private var blocks: Blocks { Blocks(hasSigns: answers.hasSigns) }

    /// Texts share lines, bars and sparks do not.
    private func lines(_ parts: [ShowStatsDisplay.Part], _ frame: StatsFrame) -> [Pieces] {
        var (lines, texts) = ([Pieces](), [Pieces]())
        for part in parts {
            switch part {
            case .text(let text): texts.append([StyledText(text).fitted(frame.columns)])
            case .bar(let bar): lines.append(pieces(bar, frame))
            case .spark(let spark): lines.append(pieces(spark, of: parts, frame))
            }
        }
        return lines + StyledText.lines(of: texts, columns: frame.columns)
    }

    private func pieces(_ bar: ShowStatsDisplay.Bar, _ frame: StatsFrame) -> Pieces {
        let (late, rest) = blocks.bar(bar.value, late: bar.overdue, of: bar.maximum, columns: frame.bar)
        let number = StyledText(
            String(bar.value).rightAligned(to: frame.number),
            bar.overdue > 0 && bar.maximum == 0 ? .urgent : .plain
        )
        var pieces = label(bar.indentedLabel, frame) + [number]
        guard !late.isEmpty || !rest.isEmpty else { return pieces }
        if !late.isEmpty { pieces.append(StyledText(" \(late)", .urgent)) }
        if !rest.isEmpty { pieces.append(StyledText(late.isEmpty ? " \(rest)" : rest, Style(bar.look))) }
        if !bar.note.isEmpty { pieces.append(StyledText("  \(bar.note)", .urgent)) }
        return pieces
    }

    private func pieces(
        _ spark: ShowStatsDisplay.Spark,
        of parts: [ShowStatsDisplay.Part],
        _ frame: StatsFrame
    ) -> Pieces {
        // Values that were added up can be higher than the maximum.
        let highest = parts.map { part in
            guard case .spark(let other) = part, other.maximum == spark.maximum else { return 0 }
            return other.values.merged(to: frame.bar).max() ?? 0
        }
        let columns = blocks.spark(spark.values.merged(to: frame.bar), of: highest.max() ?? 0)
        return label(spark.label, frame) + [
            StyledText(String(repeating: " ", count: frame.number + 1)), StyledText(columns, Style(spark.look)),
            StyledText(" \(spark.summary)"),
        ]
    }

    /// Long names are cut.
    private func label(_ text: String, _ frame: StatsFrame) -> Pieces {
        let label = StyledText(text).fitted(frame.label)
        return [label, StyledText(String(repeating: " ", count: frame.label - label.width + 1))]
    }
}

extension ShowStatsDisplay.Bar {
    fileprivate var indentedLabel: String { String(repeating: "  ", count: depth) + label }
}

extension Style {
    fileprivate init(_ look: ShowStatsDisplay.Look) {
        self =
            switch look {
            case .done, .project: .project
            case .added, .tag: .tag
            case .open: .plain
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
