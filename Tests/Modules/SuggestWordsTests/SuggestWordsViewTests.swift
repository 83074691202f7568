import TestKit
import Testing

@testable import SuggestWords

struct SuggestWordsViewTests {
    private func shown(_ rows: SuggestWordsDisplay.Row...) -> String {
        let captured = CapturedConsole(width: 20, hasColor: true)
        SuggestWordsView(console: captured.console).showWords(SuggestWordsDisplay(rows: rows))
        return captured.finish().output
    }

    @Test func `each word has a line, with a tab before its meaning`() {
        #expect(
            shown(
                .init(word: "3", meaning: "A title that is longer than the terminal"),
                .init(word: "+home", meaning: ""),
                .init(word: "", meaning: "files")
            ) == "3\tA title that is longer than the terminal\n+home\n\tfiles\n"
        )
    }

    @Test func `control characters, tabs and line breaks in a title are made visible`() {
        #expect(shown(.init(word: "3", meaning: "a\u{1B}[2J\nb\tc")) == "3\ta␛[2J␊b␉c\n")
    }
}
