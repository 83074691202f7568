import Terminal

/// One block per item, with labels on the left and values on the right.
final class ShowItemView: ConsoleView, ShowItemViewing {
    let console: Console
    private var hasShownItem = false

    init(console: Console) {
        self.console = console
    }

    func showItem(_ item: ShowItemDisplay) {
        console.hold()
        if hasShownItem { console.line() }
        hasShownItem = true
        console.line(StyledText("\(item.id)  ", .heading), StyledText(item.title, .heading))
        write(item.lines, indent: 3)
        if !item.history.isEmpty { console.line(StyledText("   history", .faint)) }
        write(item.history, indent: 5)
    }

    func showEnd() {
        console.release()
        hasShownItem = false
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
