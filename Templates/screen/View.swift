import Terminal

/// The question and the answer on a terminal.
class {{name}}View: ConsoleView, {{name}}Showing {
    weak var eventHandler: (any {{name}}EventHandling)?
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func askForItems() {
        guard let eventHandler else { return }
        switch console.ask("Which items (3,5-7 or +home, empty for none): ") {
        case .line(let text): eventHandler.didEnterItems(text)
        case .interrupted: eventHandler.didCancel(.interrupted)
        case .ended: eventHandler.didCancel(.ended)
        }
    }

    func showMistake(_ sentence: String) {
        console.say(sentence)
    }

    func showItems(_ display: {{name}}Display) {
        for row in display.rows {
            console.line(StyledText("Chosen \(row.id): ", .heading), StyledText(row.title))
        }
    }
}
