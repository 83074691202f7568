import Presentation
import Terminal
import TerminalViews

/// Writes an export, or says where it was written.
final class ExportItemsView: ConfirmationView, ExportItemsViewing {
    weak var eventHandler: EventHandler?
    let console: Console
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func hold() {
        answers.hold()
    }

    func release() {
        answers.release()
    }

    func write(_ part: [UInt8]) {
        answers.export(part)
    }

    func showExported(_ display: ExportItemsDisplay) {
        if isPlain {
            answers.line(StyledText(ExportItemsSentences.exportedLine(display.items)))
            answers.line(StyledText(ExportItemsSentences.fileLine(display.path)))
            answers.line(StyledText(ExportItemsSentences.formatLine(display.format)))
        } else {
            answers.line(
                StyledText(display.action, .heading),
                StyledText(" \(display.destination)"),
                StyledText("  (\(display.format))", .faint)
            )
        }
    }
}
