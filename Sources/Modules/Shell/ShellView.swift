import Presentation
import Terminal
import TerminalViews

/// The prompt, and the messages between two prompts.
final class ShellView: ConsoleView, ShellViewing {
    weak var eventHandler: (any ShellPresenting)?
    let console: Console
    private var prompt = ""
    private var isOpen = true
    private let history = LineHistory()
    /// The text that Tab inserts, and replaces.
    private var completion = LineCompletion("")
    /// The events to handle while waiting for input.
    var eventSources: [EventSource] = []

    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    /// Reads lines until the view is closed.
    func stayOpen() {
        conversation.isCommand = { [unowned self] line in eventHandler?.isCommand(line) ?? false }
        defer { conversation.isCommand = nil }
        conversation.withInterruptsBlocked {
            while isOpen { ask() }
        }
    }

    private func ask() {
        guard let eventHandler else { return close() }
        eventHandler.willAsk()
        if let lines = conversation.takeTypedAhead() { return take(lines, eventHandler) }
        switch conversation.ask(lineOptions, prompt: { [unowned self] in prompt }) {
        case .line(let lines): take(lines, eventHandler)
        case .interrupted: break
        case .ended: eventHandler.didLeave()
        }
    }

    private func take(_ lines: String, _ eventHandler: any ShellPresenting) {
        guard lines.contains("\n") else { return eventHandler.didEnter(lines) }
        eventHandler.didPaste(lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    private var lineOptions: LineOptions {
        LineOptions(history: history, eventSources: eventSources, acceptsMultipleLines: true) { [unowned self] typed in
            completion = LineCompletion("")
            eventHandler?.didPressTab(after: typed)
            return completion
        }
    }

    func close() {
        isOpen = false
    }

    var isInterrupted: Bool { conversation.isInterrupted }

    func showPrompt(_ text: String) {
        prompt = text
    }

    func offerLines(_ lines: [String]) {
        lines.forEach(history.add)
    }

    func showMessage(_ sentence: String) {
        messages.say(sentence)
    }

    func showHelp(_ display: ShellHelpDisplay) {
        conversation.page { if isPlain { writeHelpLines(display) } else { writeHelp(display) } }
    }

    func clearScreen() {
        conversation.clearScreen()
    }

    private func writeHelpLines(_ display: ShellHelpDisplay) {
        for row in display.rows { answers.line(StyledText("\(row.typed): \(row.meaning)")) }
        answers.line(StyledText(display.message))
    }

    private func writeHelp(_ display: ShellHelpDisplay) {
        let width = (display.rows.map(\.typed.count).max() ?? 0) + 2
        for row in display.rows {
            let gap = String(repeating: " ", count: width - row.typed.count)
            answers.paragraph(label: StyledText("  \(row.typed)\(gap)", .heading), text: row.meaning)
        }
        answers.paragraph(text: display.message)
    }

    func insert(_ text: String) {
        completion = LineCompletion(text)
    }

    func replace(_ typed: String, with text: String) {
        completion = LineCompletion(text, replacing: typed)
    }

    func showSuggestions(_ display: ShellSuggestionsDisplay) {
        if isPlain {
            for row in display.rows {
                answers.line(StyledText(row.meaning.isEmpty ? row.word : "\(row.word): \(row.meaning)"))
            }
        } else {
            let rows = display.rows.map { [StyledText($0.word, .heading), StyledText($0.meaning)] }
            CellTable(rows: rows, leadingCells: 1).write(to: answers)
        }
        if !display.message.isEmpty { messages.say(display.message) }
    }

    var pastedRowLimit: Int {
        let limit = 10
        // The number of further lines, the question and the answer need rows as well.
        return answers.height.map { max(1, min(limit, $0 - 3)) } ?? limit
    }

    func showPastedLines(_ lines: [ShellPastedLineDisplay], more: String?) {
        for line in lines {
            let label = StyledText("  \(line.action)  ", .faint)
            let columns = isPlain ? nil : answers.width.map { max(1, $0 - label.width) }
            answers.line(label, StyledText(line.text).fitted(columns))
        }
        if let more { answers.line(StyledText("  \(more)", .faint)) }
    }

    func ask(_ question: String) {
        eventHandler?.didAnswer(conversation.confirm(question))
    }
}
