import Terminal
import TerminalViews

/// Prompts for an item and shows what was added.
final class AddItemView: ConsoleView, AddItemViewing {
    weak var eventHandler: (any AddItemPresenting)?
    let console: Console
    private let isPlain: Bool
    private var rowCount = 0

    /// The number of items that a terminal shows of a long answer.
    private static let rowLimit = 20

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func askForTitle(_ prompt: String) {
        ask(prompt) { $0.didEnterTitle($1) }
    }

    func askForDue(_ prompt: String) {
        ask(prompt) { $0.didEnterDue($1) }
    }

    func askForTags(_ prompt: String) {
        ask(prompt) { $0.didEnterTags($1) }
    }

    private func ask(_ prompt: String, _ handle: (any AddItemPresenting, String) -> Void) {
        guard let eventHandler else { return }
        switch conversation.ask(prompt) {
        case .line(let text): handle(eventHandler, text)
        case .interrupted: eventHandler.didCancel(.interrupted)
        case .ended: eventHandler.didCancel(.ended)
        }
    }

    func showMessage(_ sentence: String) {
        messages.say(sentence)
    }

    func prepareAdded(_ rows: [AddItemDisplay.Row]) {
        if rowCount == 0 { answers.hold() }
        write(rows)
    }

    func showAdded(_ display: AddItemDisplay) {
        let wasPrepared = rowCount > 0
        write(display.rows)
        if let limit, rowCount > limit {
            answers.line(StyledText("and \(rowCount - limit) more, \(rowCount) items in all", .faint))
        }
        if wasPrepared { answers.release() }
        rowCount = 0
        messages.say(display.hints, limit: limit)
    }

    private var limit: Int? { isPlain || answers.width == nil ? nil : AddItemView.rowLimit }

    private func write(_ rows: [AddItemDisplay.Row]) {
        rows.prefix(max(0, (limit ?? .max) - rowCount)).forEach(isPlain ? writeLines : writeColumns)
        rowCount += rows.count
    }

    private func writeColumns(_ row: AddItemDisplay.Row) {
        answers.line(StyledText("Added \(row.id): ", .heading), StyledText(row.title))
        if row.understood.isEmpty { return }
        answers.line(StyledText("  \(row.understood.joined(separator: ", "))", .faint))
        if let following = row.following { answers.line(StyledText("  \(following)", .faint)) }
    }

    private func writeLines(_ row: AddItemDisplay.Row) {
        answers.line(StyledText("added: \(row.id)"))
        answers.line(StyledText("title: \(row.title)"))
        for phrase in row.understood { answers.line(StyledText("understood: \(phrase)")) }
        if let following = row.following { answers.line(StyledText("understood: \(following)")) }
    }
}
