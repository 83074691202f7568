import Presentation
import Terminal

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
        CellTable(
            rows: display.rows.map { [StyledText("  \($0.format)", .heading), StyledText($0.description)] },
            leadingCells: 1
        )
        .write(to: console)
        for example in display.examples { console.line(StyledText("  \(example)", .heading)) }
    }

    func showMessage(_ sentence: String) {
        console.say(sentence)
    }
}
