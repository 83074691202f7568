import Terminal

/// Shows one line per change, or labelled lines.
final class UndoRedoView: ConsoleView, UndoRedoViewing {
    let console: Console
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func showReplayed(_ display: UndoRedoDisplay) {
        display.rows.forEach(isPlain ? writeLines : writeLine)
        display.messages.forEach(console.say)
    }

    func showMessage(_ sentence: String) {
        console.say(sentence)
    }

    private func writeLine(_ row: UndoRedoDisplay.Row) {
        console.line(
            StyledText("\(row.action): ", .heading),
            StyledText(row.command),
            StyledText("  (\(row.when))", .faint)
        )
    }

    private func writeLines(_ row: UndoRedoDisplay.Row) {
        console.line(StyledText("\(row.action.lowercased()): \(row.command)"))
        console.line(StyledText("made: \(row.when)"))
    }
}
