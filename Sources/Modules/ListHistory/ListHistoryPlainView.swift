import Terminal

/// Shows labelled lines for screen readers and scripts.
final class ListHistoryPlainView: ListPlainView, ListHistoryViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showRows(_ rows: [ListHistoryRow]) {
        for row in rows {
            let label = row.reach.isEmpty ? row.state : row.reach
            let state = row.reach.isEmpty || row.state.isEmpty ? "" : "; \(row.state)"
            console.line(StyledText("\(label): \(row.command); made \(row.when)\(state); about \(row.items)"))
        }
    }

    func showFoot(_ sentence: String) {
        console.line(StyledText(sentence))
    }
}
