import Presentation
import Terminal
import TerminalViews

/// Shows what was imported, or what can be.
final class ImportItemsView: ConsoleView, ImportItemsViewing {
    let console: Console
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func showImported(_ display: ImportItemsDisplay) {
        if isPlain {
            for fact in display.facts { answers.line(StyledText(fact)) }
        } else {
            answers.line(StyledText(display.action, .heading), StyledText("  (\(display.detail))", .faint))
        }
    }

    func showFormats(_ display: ImportFormatsDisplay) {
        answers.paragraph(text: display.introduction)
        let width = display.rows.map(\.format.count).max() ?? 0
        for row in display.rows {
            let padding = String(repeating: " ", count: width - row.format.count)
            answers.paragraph(label: StyledText("  \(row.format)\(padding)  ", .heading), text: row.description)
        }
        for example in display.examples { answers.line(StyledText("  \(example)", .heading)) }
    }

    func showProgress(_ sentence: String) {
        messages.sayProgress(sentence)
    }
}
