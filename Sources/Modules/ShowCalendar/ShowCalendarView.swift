import Presentation
import Terminal
import TerminalViews

/// Months side by side, or a line for each day that has items.
final class ShowCalendarView: ListView, QueryViewing {
    /// A mark, two digits, a closing bracket and a small figure.
    private static let cellWidth = 5
    private static let weekNumberWidth = 3
    private static let gap = 2
    /// The width if standard output is not a terminal.
    private static let usualWidth = 80
    private static let maximumMonthsPerRow = 4

    let console: Console
    let isPlain: Bool
    private let hasWeekNumbers: Bool

    init(console: Console, isPlain: Bool, hasWeekNumbers: Bool) {
        self.console = console
        self.isPlain = isPlain
        self.hasWeekNumbers = hasWeekNumbers
    }

    func show(_ display: ShowCalendarDisplay) {
        showMonths(display)
        if !display.note.isEmpty { answers.paragraph(text: display.note) }
        if let day = display.day { showDay(day) }
    }

    private func showMonths(_ display: ShowCalendarDisplay) {
        if isPlain { return writeLines(display) }
        let blocks = display.months.map(block)
        let width =
            7 * ShowCalendarView.cellWidth + (hasWeekNumbers ? ShowCalendarView.weekNumberWidth : 0)
        let columns = answers.width ?? ShowCalendarView.usualWidth
        let fitting = (columns + ShowCalendarView.gap) / (width + ShowCalendarView.gap)
        let count = max(1, min(fitting, ShowCalendarView.maximumMonthsPerRow))
        for first in stride(from: 0, to: blocks.count, by: count) {
            if first > 0 { answers.line() }
            write(blocks[first..<min(first + count, blocks.count)], width: width)
        }
        guard !display.legend.isEmpty else { return }
        answers.line()
        let legend = display.legend.map { entry in
            let (open, close) = entry.cell.mark.brackets
            let front = entry.cell.number.isEmpty ? "" : open + entry.cell.number
            return [StyledText("\(front)\(tail(of: entry.cell, after: close)) \(entry.meaning)", .faint)]
        }
        StyledText.lines(of: legend, columns: columns).forEach(answers.line)
    }

    private func showDay(_ display: ShowCalendarDayDisplay) {
        if isPlain {
            answers.line(StyledText(labeled: display.heading))
            for row in display.rows { answers.line(StyledText(labeled: row)) }
            if display.rows.isEmpty { answers.line(StyledText(display.nothing)) }
            return
        }
        answers.line()
        if display.rows.isEmpty { return answers.paragraph(text: display.nothing) }
        var table = ListTable(hasSigns: answers.hasSigns)
        table.begin(display.heading)
        display.rows.forEach { table.add($0) }
        table.write(to: answers)
    }

    private func writeLines(_ display: ShowCalendarDisplay) {
        for month in display.months {
            answers.line(StyledText("\(month.title):"))
            for cell in month.rows.flatMap(\.cells) {
                if let sentence = cell?.sentence { answers.line(StyledText(sentence)) }
            }
        }
    }
}

// MARK: - Grids

extension ShowCalendarView {
    private typealias Line = [StyledText]

    private func block(_ month: ShowCalendarDisplay.Month) -> [Line] {
        let margin = hasWeekNumbers ? [StyledText(String(repeating: " ", count: ShowCalendarView.weekNumberWidth))] : []
        let weekdays = month.weekdays.map { StyledText(" \($0)  ", .faint) }
        return [margin + [StyledText(" \(month.title)", .heading)], margin + weekdays]
            + month.rows.map { row in
                let number = hasWeekNumbers ? [StyledText(row.weekNumber.rightAligned(to: 2) + " ", .faint)] : []
                return number + row.cells.map { $0.map(cell) ?? StyledText("     ") }
            }
    }

    private func cell(_ cell: ShowCalendarDisplay.Cell) -> StyledText {
        let (open, close) = cell.mark.brackets
        let style: Style =
            switch cell.mark {
            case .overdue: .urgent
            case .today: .near
            case .chosen: .heading
            case .none: cell.open == 0 ? .faint : .plain
            }
        let tail = tail(of: cell, after: close).padded(to: 2)
        return StyledText("\(open)\(cell.number.rightAligned(to: 2))\(tail)", style)
    }

    private static let figures = ["·", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

    /// Returns the bracket and the number of open items: `]²`, `⁹⁺` for more than nine, a dot if all are done. In ASCII: `:2`,
    /// `:+`, `.`.
    private func tail(of cell: ShowCalendarDisplay.Cell, after bracket: String) -> String {
        guard let open = cell.open else { return bracket }
        if answers.hasSigns {
            let figure = open < ShowCalendarView.figures.count ? ShowCalendarView.figures[open] : "⁹⁺"
            return bracket + figure
        }
        let figure = open == 0 ? "." : open < 10 ? String(open) : "+"
        return (bracket.isEmpty && open > 0 ? ":" : bracket) + figure
    }

    /// Writes months side by side, without spaces at the ends of lines.
    private func write(_ blocks: ArraySlice<[Line]>, width: Int) {
        for index in 0..<(blocks.map(\.count).max() ?? 0) {
            var (line, padding) = ([StyledText](), 0)
            for block in blocks {
                let pieces = index < block.count ? block[index] : []
                if padding > 0 { line.append(StyledText(String(repeating: " ", count: padding))) }
                line += pieces
                padding = max(0, width - pieces.reduce(0) { $0 + $1.width }) + ShowCalendarView.gap
            }
            while line.last.map({ $0.text.allSatisfy { $0 == " " } }) ?? false { line.removeLast() }
            if let last = line.popLast() { line.append(last.withoutTrailingSpaces) }
            answers.line(line)
        }
    }
}

extension ShowCalendarDisplay.Cell.Mark {
    fileprivate var brackets: (open: String, close: String) {
        switch self {
        case .none: (" ", "")
        case .today: ("[", "]")
        case .chosen: ("(", ")")
        case .overdue: ("!", "")
        }
    }
}
