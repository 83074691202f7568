import Presentation
import Terminal
import TerminalViews

/// Shows one item at a time, and reads what to do with it.
final class ReviewItemsView: ConsoleView, ReviewItemsViewing {
    weak var eventHandler: (any ReviewItemsHandling)?
    let console: Console
    private var isOpen = true

    init(console: Console) {
        self.console = console
    }

    func showItem(_ display: ReviewItemsDisplay) {
        answers.line()
        answers.paragraph(text: display.heading, .faint)
        answers.paragraph(label: StyledText("\(display.id)  ", .heading), text: display.title)
        answers.paragraph(text: display.keys, .faint)
    }

    func stayOpen() {
        while isOpen {
            // A mistyped day doesn't make the review fail.
            console.resetStatus()
            switch conversation.ask("review> ") {
            case .line(let line): eventHandler?.didEnter(line)
            case .interrupted: eventHandler?.didInterrupt()
            case .ended: eventHandler?.didLeave()
            }
        }
    }

    func close() {
        isOpen = false
    }
}
