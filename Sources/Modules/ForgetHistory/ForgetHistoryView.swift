import Presentation
import Terminal
import TerminalViews

/// Asks for confirmation and shows what was forgotten, in a sentence or as labeled lines.
final class ForgetHistoryView: OperationView, ConfirmationView, ForgetHistoryViewing {
    weak var eventHandler: EventHandler?
    let console: Console
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func show(_ display: ForgetHistoryDisplay) {
        if isPlain {
            answers.line(StyledText(ForgetHistorySentences.forgotten(display.changes)))
            answers.line(StyledText(ForgetHistorySentences.size(display.size)))
            answers.line(StyledText(ForgetHistorySentences.sizeBefore(display.sizeBefore)))
        } else {
            answers.line(StyledText(display.action, .heading), StyledText(" \(display.comparison)"))
        }
    }
}
