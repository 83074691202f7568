import Terminal
import TerminalViews

/// Shows a line for each finding, with problems in color, and a table of times; or labeled lines.
final class DiagnoseListView: ConsoleView, DiagnoseListViewing {
    let console: Console
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func showMessage(_ sentence: String) {
        messages.say(sentence)
    }

    func showDiagnosis(_ display: DiagnoseListDisplay) {
        if isPlain { return writeLines(display) }
        writeFindings(display.rows)
        if !display.times.isEmpty { writeTimes(display.times) }
    }

    private func writeFindings(_ rows: [DiagnoseListDisplay.Row]) {
        let width = (rows.map(\.subject.count).max() ?? 0) + 2
        let mark = (rows.map(\.mark.count).max() ?? 0) + 2
        for row in rows {
            answers.paragraph(
                label: StyledText(row.mark.padded(to: mark) + row.subject.padded(to: width), row.grade.style),
                text: row.sentence
            )
        }
    }

    private func writeTimes(_ times: [DiagnoseListDisplay.Time]) {
        answers.line()
        CellTable(
            rows: times.map { time in
                [StyledText(time.median, .heading), StyledText(time.action), StyledText(time.rest, .faint)]
            },
            leadingCells: 2
        )
        .write(to: answers)
    }

    private func writeLines(_ display: DiagnoseListDisplay) {
        for row in display.rows { answers.line(StyledText("\(row.mark): \(row.subject): \(row.sentence)")) }
        for time in display.times { answers.line(StyledText(DiagnoseListResultSentences.line(time))) }
    }
}

extension DiagnoseListFinding.Grade {
    fileprivate var style: Style {
        switch self {
        case .ok: .faint
        case .note: .near
        case .problem: .urgent
        }
    }
}
