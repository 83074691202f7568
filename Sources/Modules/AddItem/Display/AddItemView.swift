import Presentation
import Terminal
import TerminalViews

/// Prompts for an item and shows what was added.
final class AddItemView: ConsoleView, AddItemViewing {
    weak var eventHandler: (any AddItemPresenting)?
    let console: Console
    private let isPlain: Bool
    private var isPrepared = false

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func askForTitle(_ prompt: String) {
        ask(prompt, acceptsMultipleLines: true) { $0.didEnterTitle($1) }
    }

    func askForDue(_ prompt: String) {
        ask(prompt) { $0.didEnterDue($1) }
    }

    func askForTags(_ prompt: String) {
        ask(prompt) { $0.didEnterTags($1) }
    }

    private func ask(
        _ prompt: String,
        acceptsMultipleLines: Bool = false,
        _ handle: (any AddItemPresenting, String) -> Void
    ) {
        guard let eventHandler else { return }
        switch conversation.ask(prompt, acceptsMultipleLines: acceptsMultipleLines) {
        case .line(let text): handle(eventHandler, text)
        case .interrupted: eventHandler.didCancel(.interrupted)
        case .ended: eventHandler.didCancel(.ended)
        }
    }

    func showMessage(_ sentence: String) {
        messages.say(sentence)
    }

    var rowLimit: Int? { rowLimit(isPlain: isPlain) }
    var noteLimit: Int? { rowLimit }
    var namesUndo: Bool { false }

    func prepareAdded(_ rows: [AddItemDisplay.Row]) {
        if !isPrepared { answers.hold() }
        isPrepared = true
        write(rows)
    }

    func showAdded(_ display: AddItemDisplay) {
        write(display.rows)
        if let more = display.more { answers.line(StyledText(more, .faint)) }
        if isPrepared { answers.release() }
        isPrepared = false
        display.hints.forEach(messages.say)
    }

    private func write(_ rows: [AddItemDisplay.Row]) {
        rows.forEach(isPlain ? writeLines : writeColumns)
    }

    private func writeColumns(_ row: AddItemDisplay.Row) {
        answers.line(StyledText("\(row.heading) ", .heading), StyledText(row.title))
        if row.understood.isEmpty { return }
        answers.line(StyledText("  \(row.understood.joined(separator: ", "))"))
        if let following = row.following { answers.line(StyledText("  \(following)", .faint)) }
    }

    private func writeLines(_ row: AddItemDisplay.Row) {
        answers.line(StyledText(AddItemSentences.addedLine(row.id)))
        answers.line(StyledText(PlainSentences.title(row.title)))
        for phrase in row.understood { answers.line(StyledText(AddItemSentences.understoodLine(phrase))) }
        if let following = row.following { answers.line(StyledText(AddItemSentences.understoodLine(following))) }
    }
}
