import Terminal

/// Labelled lines for each item.
final class ShowItemPlainView: ConsoleView, ShowItemShowing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showItems(_ display: ShowItemDisplay) {
        for page in display.pages {
            console.line(StyledText("item \(page.id): \(page.title)"))
            for line in page.lines { console.line(StyledText("\(line.label): \(line.text)")) }
            for line in page.history {
                console.line(
                    StyledText("history: \([line.label, line.text].filter { !$0.isEmpty }.joined(separator: ": "))")
                )
            }
        }
    }
}
