import CommandLine
import ItemLanguage
import Presentation

/// The line in which the filter is typed. The list follows each key.
final class ShowScreenFilterLine: InputHandling {
    private let line: any InputViewing
    private let suggest: (UnfinishedLine) -> InputSuggestion
    /// Filters the list. Returns the reason if that is not possible.
    private let read: (String) -> String?
    private let cancel: () -> Void

    init(
        line: any InputViewing,
        suggest: @escaping (UnfinishedLine) -> InputSuggestion,
        read: @escaping (String) -> String?,
        cancel: @escaping () -> Void
    ) {
        self.line = line
        self.suggest = suggest
        self.read = read
        self.cancel = cancel
    }

    func didType(_ text: String) {
        let problem = read(FilterWords.withoutOpenEnd(text))
        line.show(InputReadingDisplay(problem: problem, hints: [ShowScreenSentences.filterExample]))
    }

    func didAccept(_ text: String, stays: Bool) {
        if let problem = read(text) { return line.show(InputReadingDisplay(problem: problem)) }
        line.close()
    }

    func didCancelInput() {
        cancel()
    }

    func didAskForWords(after front: String) {
        line.complete(suggest(UnfinishedLine("list \(front)")))
    }
}
