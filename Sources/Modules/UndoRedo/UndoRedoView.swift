import Terminal

/// One line per change.
final class UndoRedoView: ConsoleView, UndoRedoViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showReplayed(_ display: UndoRedoDisplay) {
        for row in display.rows {
            console.line(
                StyledText("\(row.action): ", .heading),
                StyledText(row.command),
                StyledText("  (\(row.when))", .faint)
            )
        }
        display.messages.forEach(console.say)
    }

    func showMessage(_ sentence: String) {
        console.say(sentence)
    }
}
