import Terminal
import TerminalViews

/// The question, and the chosen items in rows or labeled lines.
final class {{name}}View: ConsoleView, {{name}}Viewing {
    weak var eventHandler: (any {{name}}Presenting)?
    let console: Console
    private let isPlain: Bool
    private let ask: (String) -> LineEditor.Answer
    private var isAsking = false
    private var hasToAsk = false

    convenience init(console: Console, isPlain: Bool) {
        self.init(console: console, isPlain: isPlain) { console.conversation.ask($0) }
    }

    init(console: Console, isPlain: Bool = false, ask: @escaping (String) -> LineEditor.Answer) {
        self.console = console
        self.isPlain = isPlain
        self.ask = ask
    }

    /// Asks until an answer is accepted. The loop keeps repeated questions from nesting.
    func askForItems() {
        hasToAsk = true
        guard !isAsking else { return }
        isAsking = true
        defer { isAsking = false }
        while hasToAsk {
            hasToAsk = false
            switch ask("Which items (3,5-7 or +home, empty for none): ") {
            case .line(let text): eventHandler?.didEnterItems(text)
            case .interrupted: eventHandler?.didCancel(.interrupted)
            case .ended: eventHandler?.didCancel(.ended)
            }
        }
    }

    func showMistake(_ sentence: String) {
        messages.say(sentence)
    }

    func showItems(_ rows: [{{name}}Row]) {
        for row in rows {
            if isPlain {
                answers.line(StyledText("chosen: \(row.id)"))
                answers.line(StyledText("title: \(row.title)"))
            } else {
                answers.line(StyledText("Chosen \(row.id): ", .heading), StyledText(row.title))
            }
        }
    }
}
