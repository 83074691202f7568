import CommandLine
import ItemLanguage
import Presentation

/// The line in which the filter is typed. The list follows each key.
final class ShowScreenFilterLine: InputHandling {
    private let line: any InputViewing
    private let suggest: (UnfinishedLine) -> InputSuggestion
    /// Filters the list. Returns the error if that is not possible.
    private let read: (String) -> InputReadingDisplay?
    /// Returns the meaning of the filter, a phrase for each term.
    private let understood: (String) -> [String]
    private let cancel: () -> Void

    init(
        line: any InputViewing,
        suggest: @escaping (UnfinishedLine) -> InputSuggestion,
        read: @escaping (String) -> InputReadingDisplay?,
        understood: @escaping (String) -> [String],
        cancel: @escaping () -> Void
    ) {
        self.line = line
        self.suggest = suggest
        self.read = read
        self.understood = understood
        self.cancel = cancel
    }

    func didType(_ text: String) {
        let closed = FilterWords.withoutOpenEnd(text)
        var reading = read(closed) ?? InputReadingDisplay(understood: understood(closed).map { InputPhrase($0) })
        if !text.contains(where: { !$0.isWhitespace }) { reading.hints = [ShowScreenSentences.filterExample] }
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
