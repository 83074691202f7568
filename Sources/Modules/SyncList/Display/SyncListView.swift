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

    private static let shownRows = 20

    var rowLimit: Int? { answers.width == nil ? nil : SyncListView.shownRows }

    var canAsk: Bool { conversation.canAsk }

    func showSynced(_ display: SyncListDisplay) {
        if isPlain {
            for fact in display.facts { answers.line(StyledText(fact)) }
        } else {
            answers.line(StyledText(display.action, .heading), StyledText("  (\(display.detail))", .faint))
            let width = display.rows.map(\.action.count).max() ?? 0
            for row in display.rows {
                let gap = String(repeating: " ", count: width - row.action.count + 2)
                answers.paragraph(label: StyledText("  \(row.action)\(gap)", .faint), text: row.item)
            }
            if let more = display.more { answers.line(StyledText("  \(more)", .faint)) }
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
        pass(conversation.askSecretly(prompt))
    }

    func askForLine(_ prompt: String) {
        pass(conversation.ask(prompt))
    }

    private func pass(_ answer: LineEditor.Answer) {
        switch answer {
        case .line(let line): textHandler?.didEnter(line)
        case .ended: textHandler?.didEnter(nil)
        case .interrupted: textHandler?.didInterrupt()
        }
    }
}
