import Terminal

/// Labelled lines instead of columns.
final class ShellPlainView: ShellView {
    override func writeHelp(_ display: ShellHelpDisplay) {
        for row in display.rows { console.line(StyledText("\(row.typed): \(row.meaning)")) }
        console.line(StyledText(display.message))
    }

    override func showSuggestions(_ display: ShellSuggestionsDisplay) {
        for row in display.rows {
            console.line(StyledText(row.meaning.isEmpty ? row.word : "\(row.word): \(row.meaning)"))
        }
        if !display.message.isEmpty { console.say(display.message) }
    }
}
