import Presentation
import Terminal
import TerminalViews

/// Asks for the password, and shows lists of a server.
final class LogInView: ConsoleView, LogInViewing {
    let console: Console
    weak var eventHandler: (any SecretHandling)?
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func askForPassword(_ prompt: String) {
        switch conversation.readSecret(prompt) {
        case .line(let password): eventHandler?.didEnterSecret(password)
        case .ended: eventHandler?.didEnterSecret(nil)
        case .interrupted: eventHandler?.didInterrupt()
        }
    }

    func showLists(_ display: LogInListsDisplay) {
        if isPlain {
            for row in display.rows { answers.line(StyledText(LogInSentences.line(row))) }
            return
        }
        answers.line(StyledText(display.heading, .heading))
        for row in display.rows { answers.paragraph(label: StyledText("  \(row.name)  "), text: row.url, .faint) }
        if let advice = display.advice { messages.say(advice) }
    }

    func showLogin(_ sentence: String, notes: [String], facts: [String]) {
        if isPlain {
            for fact in facts { answers.line(StyledText(fact)) }
        } else {
            answers.paragraph(text: sentence)
        }
        notes.forEach(messages.say)
    }
}
