import Terminal

/// Prompts and results on a terminal.
class AddItemView: ConsoleView, AddItemViewing {
    weak var eventHandler: (any AddItemEventHandling)?
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func askForTitle() {
        ask("Title: ") { $0.didEnterTitle($1) }
    }

    func askForDue() {
        ask("Due (fri 17:00, +3d; empty for none): ") { $0.didEnterDue($1) }
    }

    func askForTags() {
        ask("Tags (home money; empty for none): ") { $0.didEnterTags($1) }
    }

    private func ask(_ question: String, _ handle: (any AddItemEventHandling, String) -> Void) {
        guard let eventHandler else { return }
        switch console.ask(question) {
        case .line(let text): handle(eventHandler, text)
        case .interrupted: eventHandler.didCancel(.interrupted)
        case .ended: eventHandler.didCancel(.ended)
        }
    }

    func showMistake(_ sentence: String) {
        console.say(sentence)
    }

    func showAdded(_ display: AddItemDisplay) {
        for row in display.rows {
            console.line(StyledText("Added \(row.id): ", .heading), StyledText(row.title))
            if !row.understood.isEmpty {
                console.line(StyledText("  \(row.understood.joined(separator: ", "))", .faint))
            }
        }
        display.hints.forEach(console.say)
    }

    func showNothingAdded(_ sentence: String) {
        console.say(sentence)
    }
}
