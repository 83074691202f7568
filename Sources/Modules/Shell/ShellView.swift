import Terminal

/// A prompt, and what is said between one line and the next.
final class ShellView: ConsoleView, ShellShowing {
    weak var eventHandler: (any ShellEventHandling)?
    let console: Console
    private var prompt = ""
    private var isOpen = true
    private let history = LineHistory()

    init(console: Console) {
        self.console = console
    }

    /// Returns once it is closed, or the person has gone.
    func stayOpen() {
        while isOpen {
            eventHandler?.willAsk()
            switch console.ask(LineAids(history: history), prompt: { [unowned self] in prompt }) {
            case .line(let line): eventHandler?.didEnter(line)
            case .interrupted: continue
            case .ended: close()
            }
        }
    }

    func close() {
        isOpen = false
    }

    func showPrompt(_ text: String) {
        prompt = text
    }

    func offerLines(_ lines: [String]) {
        lines.forEach(history.add)
    }

    func showRemark(_ sentence: String) {
        console.say(sentence)
    }

    func showHelp(_ display: ShellHelpDisplay) {
        let width = (display.rows.map(\.typed.count).max() ?? 0) + 2
        for row in display.rows {
            let gap = String(repeating: " ", count: width - row.typed.count)
            console.paragraph(label: StyledText("  \(row.typed)\(gap)", .heading), text: row.meaning)
        }
        console.paragraph(text: display.remark)
    }

    func askWhether(_ question: String) {
        eventHandler?.didAnswer(console.confirm(question))
    }
}
