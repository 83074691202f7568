import Presentation
import Terminal
import TerminalViews

/// Months side by side, or a line for each day that has items.
final class ShowCalendarView: ListView, ShowCalendarViewing {
    /// A mark, two digits, a closing bracket and a shade.
    private static let cellWidth = 5
    private static let weekNumberWidth = 3
    private static let gap = 2
    /// The width if standard output is not a terminal.
    private static let usualWidth = 80
    private static let maximumMonthsPerRow = 4
    /// The lines of the chosen day for which weeks make room: its heading, and two or three items.
    private static let minimumDayLines = 4

    let console: Console
    let isPlain: Bool
    private let hasWeekNumbers: Bool
    /// `true` if the items of the day come before the legend in a low window.
    private let mustFit: Bool

    init(console: Console, isPlain: Bool, hasWeekNumbers: Bool, mustFit: Bool = false) {
        self.console = console
        self.mustFit = mustFit
        self.isPlain = isPlain
        self.hasWeekNumbers = hasWeekNumbers
    }

    func show(_ display: ShowCalendarDisplay) {
        showMonths(display)
        if !display.note.isEmpty { answers.paragraph(text: display.note) }
        showDays(display.days)
    }

    private func showMonths(_ display: ShowCalendarDisplay) {
        if isPlain { return writeLines(display) }
        let blocks = display.months.map { block(fitted($0, in: display), hasCounts: display.hasCounts) }
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
        let legend = display.legend.map { entry in
            let (open, close) = entry.cell.number.isEmpty ? ("", "") : entry.cell.mark.brackets
            return [
                StyledText(
                    "\(open)\(entry.cell.number)\(close)\(entry.cell.load.map(sign) ?? "") \(entry.meaning)",
                    .faint
                )
            ]
        }
        let lines = StyledText.lines(of: legend, columns: columns)
        // Lines without text are above the legend and the days.
        if mustFit, let height = answers.height,
            (blocks.first?.count ?? 0) + 1 + lines.count + 1 + dayLines(display) > height
        {
            return
        }
        answers.line()
        lines.forEach(answers.line)
    }

    /// The number of lines of the days with items. Titles are wrapped in a narrow window.
    private func dayLines(_ display: ShowCalendarDisplay) -> Int {
        let perItem = answers.width ?? ShowCalendarView.usualWidth < ShowCalendarView.usualWidth ? 2 : 1
        return display.days.reduce(0) { $0 + 1 + perItem * $1.rows.count }
    }

    /// Returns the month without the weeks for which a low window has no space: the week of the chosen day stays, with its
    /// neighbors, and a few lines for the items of the day.
    private func fitted(_ month: ShowCalendarDisplay.Month, in display: ShowCalendarDisplay)
        -> ShowCalendarDisplay.Month
    {
        guard mustFit, let height = answers.height, let chosen = month.rows.firstIndex(where: \.isChosen) else {
            return month
        }
        func lines(_ week: Int) -> Int { display.hasCounts && month.rows[week].hasLoad ? 2 : 1 }
        let free = height - 3 - min(dayLines(display), ShowCalendarView.minimumDayLines)
        var (weeks, used) = (chosen...chosen, lines(chosen))
        for week in Array(chosen + 1..<month.rows.count) + (0..<chosen).reversed() where used + lines(week) <= free {
            guard week == weeks.upperBound + 1 || week == weeks.lowerBound - 1 else { continue }
            weeks = min(week, weeks.lowerBound)...max(week, weeks.upperBound)
            used += lines(week)
        }
        return ShowCalendarDisplay.Month(title: month.title, weekdays: month.weekdays, rows: Array(month.rows[weeks]))
    }

    private func showDays(_ days: [ShowCalendarDayDisplay]) {
        if isPlain {
            for day in days {
                answers.line(StyledText(labeled: day.heading))
                for row in day.rows { answers.line(StyledText(labeled: row)) }
                if day.rows.isEmpty { answers.line(StyledText(day.nothing)) }
            }
            return
        }
        guard let first = days.first else { return }
        answers.line()
        if first.rows.isEmpty { return answers.paragraph(text: first.nothing) }
        var table = ListTable(hasSigns: answers.hasSigns)
        table.hasTimes = true
        for day in days {
            table.begin(day.heading)
            day.rows.forEach { table.add($0) }
        }
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

    private func block(_ month: ShowCalendarDisplay.Month, hasCounts: Bool) -> [Line] {
        let margin = hasWeekNumbers ? [StyledText(String(repeating: " ", count: ShowCalendarView.weekNumberWidth))] : []
        let weekdays = month.weekdays.map { StyledText(" \($0)  ", .faint) }
        let weeks = month.rows.flatMap { row in
            let number = hasWeekNumbers ? [StyledText(row.weekNumber.rightAligned(to: 2) + " ", .faint)] : []
            let days = number + row.cells.map { cell($0) { hasCounts ? "" : $0.load.map(shade) ?? "" } }
            guard hasCounts, row.hasLoad else { return [days] }
            return [days, margin + row.cells.map(count)]
        }
        return [margin + [StyledText(" \(month.title)", .heading)], margin + weekdays] + weeks
    }

    private func cell(
        _ cell: ShowCalendarDisplay.Cell?,
        tail: (ShowCalendarDisplay.Cell) -> String
    ) -> StyledText {
        guard let cell else { return StyledText(String(repeating: " ", count: ShowCalendarView.cellWidth)) }
        return StyledText((front(of: cell) + tail(cell)).padded(to: ShowCalendarView.cellWidth), cell.style)
    }

    /// The shade, or the sign of repetitions, and the number of items, below the day.
    private func count(_ cell: ShowCalendarDisplay.Cell?) -> StyledText {
        let load = cell?.load
        let text = load.map { sign($0) + $0.count } ?? ""
        return StyledText(text.rightAligned(to: 3).padded(to: ShowCalendarView.cellWidth), cell?.style ?? .plain)
    }

    /// The day with its mark: `[26]`, `!20`.
    private func front(of cell: ShowCalendarDisplay.Cell) -> String {
        let (open, close) = cell.mark.brackets
        return (open + cell.number).rightAligned(to: 3) + close
    }

    private static let shades = ["·", "░", "▒", "▓", "█"]
    private static let plainShades = [".", ":", "+", "*", "#"]

    private func sign(_ load: ShowCalendarDisplay.Load) -> String {
        load.isRepetition ? answers.hasSigns ? "↻" : "~" : shade(load)
    }

    private func shade(_ load: ShowCalendarDisplay.Load) -> String {
        let shades = answers.hasSigns ? ShowCalendarView.shades : ShowCalendarView.plainShades
        return shades[load.shade]
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

extension ShowCalendarDisplay.Row {
    /// `true` if a day of the week has items.
    fileprivate var hasLoad: Bool { cells.contains { $0?.load != nil } }
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

extension ShowCalendarDisplay.Cell {
    fileprivate var style: Style {
        switch mark {
        case .overdue: .urgent
        case .today: .near
        case .chosen: .heading
        case .none: load.map { $0.shade == 0 || $0.isRepetition } ?? false ? .faint : .plain
        }
    }
}
