import Terminal

/// Labelled lines for screen readers and scripts.
final class UndoRedoPlainView: ConsoleView, UndoRedoViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showReplayed(_ display: UndoRedoDisplay) {
        for row in display.rows {
            console.line(StyledText("\(row.action.lowercased()): \(row.command)"))
            console.line(StyledText("made: \(row.when)"))
        }
        display.messages.forEach(console.say)
    }

    func showMessage(_ sentence: String) {
        console.say(sentence)
    }
}
