import Terminal

/// A prompt, and what is said between one line and the next.
class ShellView: ConsoleView, ShellShowing {
    weak var eventHandler: (any ShellEventHandling)?
    let console: Console
    private var prompt = ""
    private var isOpen = true
    private let history = LineHistory()
    /// What Tab is to insert.
    private var insertion = ""
    /// Ring when something has happened that matters here.
    var bells: [Bell] = []

    init(console: Console) {
        self.console = console
    }

    /// Returns once it is closed, or the person has gone.
    func stayOpen() {
        console.stay {
            while isOpen { ask() }
        }
    }

    private func ask() {
        guard let eventHandler else { return close() }
        eventHandler.willAsk()
        switch console.ask(aids, prompt: { [unowned self] in prompt }) {
        case .line(let line) where line.contains("\n"):
            eventHandler.didPaste(line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        case .line(let line): eventHandler.didEnter(line)
        case .interrupted: break
        case .ended: eventHandler.didLeave()
        }
    }

    private var aids: LineAids {
        LineAids(history: history, bells: bells, takesLines: true) { [unowned self] typed in
            insertion = ""
            eventHandler?.didPressTab(after: typed)
            return insertion
        }
    }

    func close() {
        isOpen = false
    }

    var isInterrupted: Bool { console.isInterrupted }

    /// How many letters the remark of the beginning has, and what is said of items for which there is no room.
    private static let longestTalk = [92, 144]

    /// For the list, so that all of it is to be seen together with what is said.
    var room: ListRoom? { console.roomForItems(besides: ShellView.longestTalk) }

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
        console.page { writeHelp(display) }
    }

    func writeHelp(_ display: ShellHelpDisplay) {
        let width = (display.rows.map(\.typed.count).max() ?? 0) + 2
        for row in display.rows {
            let gap = String(repeating: " ", count: width - row.typed.count)
            console.paragraph(label: StyledText("  \(row.typed)\(gap)", .heading), text: row.meaning)
        }
        console.paragraph(text: display.remark)
    }

    func insert(_ text: String) {
        insertion = text
    }

    func showSuggestions(_ display: ShellSuggestionsDisplay) {
        CellTable(rows: display.rows.map { [StyledText($0.word, .heading), StyledText($0.meaning)] }, together: 1)
            .write(to: console)
        if !display.remark.isEmpty { console.say(display.remark) }
    }

    func showPastedLines(_ lines: [ShellPastedLineDisplay]) {
        console.page {
            for line in lines { console.line(StyledText("  \(line.deed)  ", .faint), StyledText(line.text)) }
        }
    }

    func askWhether(_ question: String) {
        eventHandler?.didAnswer(console.confirm(question))
    }
}
