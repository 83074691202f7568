import Terminal

/// One suggestion per line, with a tab before its meaning.
final class SuggestWordsView: SuggestWordsViewing {
    private let console: Console

    init(console: Console) {
        self.console = console
    }

    func showWords(_ display: SuggestWordsDisplay) {
        for row in display.rows {
            console.answers.fields((row.meaning.isEmpty ? [row.word] : [row.word, row.meaning]).map { StyledText($0) })
        }
    }
}
