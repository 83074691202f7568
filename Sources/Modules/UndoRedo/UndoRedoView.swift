import Terminal

/// One line for each change.
final class UndoRedoView: ConsoleView, UndoRedoShowing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showReplayed(_ display: UndoRedoDisplay) {
        for row in display.rows {
            console.line(
                StyledText("\(row.deed): ", .heading),
                StyledText(row.command),
                StyledText("  (\(row.when))", .faint)
            )
        }
        display.remarks.forEach(console.say)
    }

    func showRemark(_ sentence: String) {
        console.say(sentence)
    }
}
