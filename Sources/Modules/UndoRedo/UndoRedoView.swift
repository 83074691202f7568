import Presentation
import Terminal
import TerminalViews

/// Asks for confirmation, then shows one line per change, or labeled lines.
final class UndoRedoView: OperationView, ConfirmationView, UndoRedoViewing {
    weak var eventHandler: EventHandler?
    let console: Console
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func show(_ display: UndoRedoDisplay) {
        display.rows.forEach(isPlain ? writeLines : writeLine)
        display.messages.forEach(messages.say)
    }

    private func writeLine(_ row: UndoRedoDisplay.Row) {
        answers.line(
            StyledText("\(row.action): ", .heading),
            StyledText(answers.width == nil ? row.command : row.shortCommand),
            StyledText("  (\(row.when))", .faint)
        )
    }

    private func writeLines(_ row: UndoRedoDisplay.Row) {
        answers.line(StyledText("\(row.action.lowercased()): \(row.command)"))
        answers.line(StyledText(UndoRedoSentences.madeLine(row.when)))
    }
}
