import Terminal

/// Shows a line for each finding, with problems in colour, and a table of times.
final class DiagnoseListView: ConsoleView, DiagnoseListViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showMessage(_ sentence: String) {
        console.say(sentence)
    }

    func showDiagnosis(_ display: DiagnoseListDisplay) {
        let width = (display.rows.map(\.subject.count).max() ?? 0) + 2
        let mark = (display.rows.map(\.mark.count).max() ?? 0) + 2
        for row in display.rows {
            console.paragraph(
                label: StyledText(row.mark.padded(to: mark) + row.subject.padded(to: width), row.grade.style),
                text: row.sentence
            )
        }
        guard !display.times.isEmpty else { return }
        console.line()
        CellTable(
            rows: display.times.map { time in
                [StyledText(time.median, .heading), StyledText(time.action), StyledText(time.rest, .faint)]
            },
            leadingCells: 2
        )
        .write(to: console)
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

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
