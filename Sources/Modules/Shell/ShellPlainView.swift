import Terminal

/// What is in columns there is in labelled lines here.
final class ShellPlainView: ShellView {
    override func writeHelp(_ display: ShellHelpDisplay) {
        for row in display.rows { console.line(StyledText("\(row.typed): \(row.meaning)")) }
        console.line(StyledText(display.remark))
    }

    override func showSuggestions(_ display: ShellSuggestionsDisplay) {
        for row in display.rows {
            console.line(StyledText(row.meaning.isEmpty ? row.word : "\(row.word): \(row.meaning)"))
        }
        if !display.remark.isEmpty { console.say(display.remark) }
    }
}
