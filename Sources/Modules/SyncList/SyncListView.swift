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

    var canAsk: Bool { console.canAsk }

    func showSynced(_ display: SyncListDisplay) {
        if isPlain {
            for fact in display.facts { console.line(StyledText(fact)) }
        } else {
            console.line(StyledText(display.action, .heading), StyledText("  (\(display.detail))", .faint))
        }
        display.notes.forEach(console.say)
    }

    func showLists(_ display: SyncListsDisplay) {
        console.line(StyledText(display.heading, .heading))
        for row in display.rows { console.line(StyledText("  \(row.name)  "), StyledText(row.url, .faint)) }
    }

    func showMessage(_ sentence: String) {
        console.say(sentence)
    }

    func showProgress(_ sentence: String) {
        console.sayProgress(sentence)
    }

    func askForPassword(_ prompt: String) {
        textHandler?.didEnter(console.askSecretly(prompt))
    }

    func askForLine(_ prompt: String) {
        guard case .line(let line) = console.ask(prompt) else {
            textHandler?.didEnter(nil)
            return
        }
        textHandler?.didEnter(line)
    }
}
