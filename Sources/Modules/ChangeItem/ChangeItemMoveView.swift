import Presentation
import Terminal
import TerminalViews

/// The question for the day to which items are moved.
final class ChangeItemMoveView: ConsoleView, ChangeItemMoveViewing {
    weak var eventHandler: (any ChangeItemMovePresenting)?
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func ask(_ prompt: String) {
        switch conversation.ask(prompt) {
        case .line(let line): eventHandler?.didEnter(line)
        case .interrupted: eventHandler?.didCancel(isInterrupted: true)
        case .ended: eventHandler?.didCancel(isInterrupted: false)
        }
    }

    func showMessage(_ sentence: String) {
        messages.say(sentence)
    }
}
