import Terminal

/// Labelled lines for each change.
final class UndoRedoPlainView: ConsoleView, UndoRedoShowing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showReplayed(_ display: UndoRedoDisplay) {
        for row in display.rows {
            console.line(StyledText("\(row.deed.lowercased()): \(row.command)"))
            console.line(StyledText("made: \(row.when)"))
        }
        display.remarks.forEach(console.say)
    }

    func showRemark(_ sentence: String) {
        console.say(sentence)
    }
}
