import Presentation
import Terminal
import TerminalViews

/// Shows what was synchronized.
final class SyncListView: ConfirmationView, SyncListViewing {
    let console: Console
    weak var eventHandler: (any ConfirmationHandling)?
    weak var textHandler: (any SyncListEventHandling)?
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    var canAsk: Bool { conversation.canAsk }

    func showSynced(_ display: SyncListDisplay) {
        if isPlain {
            for fact in display.facts { answers.line(StyledText(fact)) }
        } else {
            answers.line(StyledText(display.action, .heading), StyledText("  (\(display.detail))", .faint))
        }
        display.notes.forEach(messages.say)
    }

    func showLists(_ display: SyncListsDisplay) {
        answers.line(StyledText(display.heading, .heading))
        for row in display.rows { answers.line(StyledText("  \(row.name)  "), StyledText(row.url, .faint)) }
    }

    func showProgress(_ sentence: String) {
        messages.sayProgress(sentence)
    }

    func askForPassword(_ prompt: String) {
        textHandler?.didEnter(conversation.askSecretly(prompt))
    }

    func askForLine(_ prompt: String) {
        guard case .line(let line) = conversation.ask(prompt) else {
            textHandler?.didEnter(nil)
            return
        }
        textHandler?.didEnter(line)
    }
}
