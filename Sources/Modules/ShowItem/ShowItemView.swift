import Terminal
import TerminalViews

/// One block per item, with labels on the left and values on the right, or labeled lines.
final class ShowItemView: ConsoleView, ShowItemViewing {
    let console: Console
    private let isPlain: Bool
    private var hasShownItem = false

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func showItem(_ item: ShowItemDisplay) {
        console.hold()
        if isPlain { writeLines(item) } else { writeBlock(item) }
        hasShownItem = true
    }

    func showEnd(hint: String?) {
        if !isPlain, console.width != nil, let hint { console.paragraph(text: hint, .faint) }
        console.release()
        hasShownItem = false
    }

    private func writeLines(_ item: ShowItemDisplay) {
        console.line(StyledText("item \(item.id): \(item.title)"))
        for line in item.lines { console.line(StyledText("\(line.label): \(line.text)")) }
        for line in item.history {
            console.line(
                StyledText("history: \([line.label, line.text].filter { !$0.isEmpty }.joined(separator: ": "))")
            )
        }
    }

    private func writeBlock(_ item: ShowItemDisplay) {
        if hasShownItem { console.line() }
        console.paragraph(label: StyledText("\(item.id)  ", .heading), text: StyledText(item.title).text, .heading)
        write(item.lines, indent: 3)
        if !item.history.isEmpty { console.line(StyledText("   history", .faint)) }
        write(item.history, indent: 5)
    }

    private func write(_ lines: [ShowItemDisplay.Line], indent: Int) {
        let width = lines.map(\.label.count).max() ?? 0
        for line in lines {
            let label = String(repeating: " ", count: indent) + line.label
            let gap = String(repeating: " ", count: width - line.label.count + 2)
            console.paragraph(label: StyledText(label + gap, .faint), text: line.text, Style(line.kind))
        }
    }
}

extension Style {
    fileprivate init(_ kind: ShowItemDisplay.Kind) {
        self =
            switch kind {
            case .other: .plain
            case .overdue: .urgent
            case .project: .project
            case .tags: .tag
            }
    }
}
