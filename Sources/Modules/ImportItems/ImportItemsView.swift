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
            for fact in display.facts { console.line(StyledText(fact)) }
        } else {
            console.line(StyledText(display.action, .heading), StyledText("  (\(display.detail))", .faint))
        }
    }

    func showFormats(_ display: ImportFormatsDisplay) {
        console.paragraph(text: display.introduction)
        let width = display.rows.map(\.format.count).max() ?? 0
        for row in display.rows {
            let padding = String(repeating: " ", count: width - row.format.count)
            console.paragraph(label: StyledText("  \(row.format)\(padding)  ", .heading), text: row.description)
        }
        for example in display.examples { console.line(StyledText("  \(example)", .heading)) }
    }

    func showMessage(_ sentence: String) {
        console.say(sentence)
    }

    func showProgress(_ sentence: String) {
        console.sayProgress(sentence)
    }
}
