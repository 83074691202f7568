import CommandLine
import ItemLanguage
import Presentation

/// The line in which the filter is typed. The list follows each key.
final class ShowScreenFilterLine: InputHandling {
    private let line: any InputViewing
    private let suggest: (UnfinishedLine) -> InputSuggestion
    /// Filters the list. Returns the error if that is not possible.
    private let read: (String) -> InputReadingDisplay?
    private let cancel: () -> Void

    init(
        line: any InputViewing,
        suggest: @escaping (UnfinishedLine) -> InputSuggestion,
        read: @escaping (String) -> InputReadingDisplay?,
        cancel: @escaping () -> Void
    ) {
        self.line = line
        self.suggest = suggest
        self.read = read
        self.cancel = cancel
    }

    func didType(_ text: String) {
        var reading = read(FilterWords.withoutOpenEnd(text)) ?? .nothing
        reading.hints = [ShowScreenSentences.filterExample]
        line.show(reading)
    }

    func didAccept(_ text: String, stays: Bool) {
        if let problem = read(text) { return line.show(problem) }
        line.close()
    }

    func didCancelInput() {
        cancel()
    }

    func didAskForWords(after front: String) {
        line.complete(suggest(UnfinishedLine("list \(front)")))
    }
}
