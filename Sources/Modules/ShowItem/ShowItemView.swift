import Presentation
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

    /// Longer than most trees, and not much longer than a window.
    private static let treeLimit = 50

    var treeLimit: Int? { isPlain || answers.width == nil ? nil : ShowItemView.treeLimit }

    func showItem(_ item: ShowItemDisplay) {
        answers.hold()
        if isPlain { writeLines(item) } else { writeBlock(item) }
        hasShownItem = true
    }

    func showEnd(hint: String?) {
        if !isPlain, answers.width != nil, let hint { answers.paragraph(text: hint, .faint) }
        answers.release()
        hasShownItem = false
    }

    private func writeLines(_ item: ShowItemDisplay) {
        answers.line(StyledText(PlainSentences.item(item.id, item.title)))
        for line in item.lines { answers.line(StyledText("\(line.label): \(line.text)")) }
        for line in item.history {
            answers.line(
                StyledText(ShowItemSentences.history([line.label, line.text].filter { !$0.isEmpty }))
            )
        }
    }

    private func writeBlock(_ item: ShowItemDisplay) {
        if hasShownItem { answers.line() }
        answers.paragraph(label: StyledText("\(item.id)  ", .heading), text: StyledText(item.title).text, .heading)
        write(item.lines, indent: 3)
        if !item.history.isEmpty { answers.line(StyledText("   \(ShowItemSentences.history)", .faint)) }
        write(item.history, indent: isNarrow ? 3 : 5)
    }

    /// Below this width, as in a pane, the history needs all columns for a row per change.
    private static let wide = 60

    private var isNarrow: Bool { answers.width.map { $0 < ShowItemView.wide } ?? false }

    private func write(_ lines: [ShowItemDisplay.Line], indent: Int) {
        let width = lines.map(\.label.count).max() ?? 0
        for line in lines {
            let label = String(repeating: " ", count: indent) + line.label
            let gap = String(repeating: " ", count: width - line.label.count + 2)
            let start = StyledText(label + gap, .faint)
            if line.tree.isEmpty {
                answers.paragraph(label: start, text: line.text, Style(line.kind))
            } else {
                write(line.tree, from: start)
            }
        }
    }

    /// The columns for the names in a tree, below which it stands under its label.
    private static let minimumNameWidth = 24

    private func write(_ tree: [ShowItemDisplay.TreeRow], from start: StyledText) {
        let signs = answers.hasSigns
        let indent = start.width + (tree.map { $0.guides.drawn(hasSigns: signs).count }.max() ?? 0)
        let isBelow = answers.width.map { $0 - indent < ShowItemView.minimumNameWidth } ?? false
        if isBelow { answers.line(start.withoutTrailingSpaces) }
        let gap = String(repeating: " ", count: isBelow ? 5 : start.width)
        for (index, row) in tree.enumerated() {
            let first = index == 0 && !isBelow ? start.text : gap
            answers.paragraph(
                label: StyledText(first + row.guides.drawn(hasSigns: signs), .faint),
                next: StyledText(gap + row.guides.continued(hasSigns: signs), .faint),
                text: StyledText(row.text).text,
                row.isDone ? .faint : .plain
            )
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
