import Terminal
import TerminalViews

/// Shows each change: the command that reaches it, its time, what was typed, and the items.
final class ListHistoryView: ConsoleView, ListHistoryViewing {
    let console: Console
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func showRows(_ rows: [ListHistoryRow]) {
        if isPlain { rows.forEach(writeLine) } else { writeTable(rows) }
    }

    func showFoot(_ sentence: String) {
        if isPlain { return answers.line(StyledText(sentence)) }
        answers.line()
        answers.paragraph(text: sentence, .faint)
    }

    private func writeTable(_ rows: [ListHistoryRow]) {
        var table = ListTable(facts: [.detail, .detail])
        for row in rows {
            table.add(
                ListTable.Row(
                    label: StyledText(row.reach),
                    facts: [StyledText(row.when, .faint), StyledText(row.state, .faint)],
                    main: StyledText(row.command, row.state.isEmpty ? .plain : .faint),
                    extras: [StyledText(row.items, .faint)]
                )
            )
        }
        table.write(to: answers)
    }

    private func writeLine(_ row: ListHistoryRow) {
        let label = row.reach.isEmpty ? row.state : row.reach
        let state = row.reach.isEmpty || row.state.isEmpty ? "" : "; \(row.state)"
        answers.line(StyledText(ListHistorySentences.line(label, row, state)))
    }
}
