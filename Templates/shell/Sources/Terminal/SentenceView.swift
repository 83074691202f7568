import Presentation

/// Writes one sentence.
package final class SentenceView: ConsoleView, SentenceViewing {
    package let console: Console

    package init(console: Console) {
        self.console = console
    }

    package func show(_ sentence: String) {
        console.line(sentence)
    }
}
