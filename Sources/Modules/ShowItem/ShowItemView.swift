import Terminal

/// A page for each item: labels on the left, what is known on the right.
final class ShowItemView: ConsoleView, ShowItemShowing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showItems(_ display: ShowItemDisplay) {
        for (index, page) in display.pages.enumerated() {
            if index > 0 { console.line() }
            console.line(StyledText("\(page.id)  ", .heading), StyledText(page.title, .heading))
            write(page.lines, indent: 3)
            if !page.history.isEmpty { console.line(StyledText("   history", .faint)) }
            write(page.history, indent: 5)
        }
    }

    private func write(_ lines: [ShowItemDisplay.Line], indent: Int) {
        let width = lines.map(\.label.count).max() ?? 0
        for line in lines {
            let label = String(repeating: " ", count: indent) + line.label
            let gap = String(repeating: " ", count: width - line.label.count + 2)
            console.paragraph(label: StyledText(label + gap, .faint), text: line.text)
        }
    }
}
