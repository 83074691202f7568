import Terminal

/// Labelled lines for each item.
final class ShowItemPlainView: ConsoleView, ShowItemViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showItem(_ item: ShowItemDisplay) {
        console.hold()
        console.line(StyledText("item \(item.id): \(item.title)"))
        for line in item.lines { console.line(StyledText("\(line.label): \(line.text)")) }
        for line in item.history {
            console.line(
                StyledText("history: \([line.label, line.text].filter { !$0.isEmpty }.joined(separator: ": "))")
            )
        }
    }

    func showEnd() {
        console.release()
    }
}
