import CommandLine
import ItemLanguage
import Presentation

/// The line in which any command can be typed.
final class ShowScreenCommandLine: InputHandling {
    private let line: any InputViewing
    private let suggest: (UnfinishedLine) -> InputSuggestion
    private let run: (String) -> Void

    init(
        line: any InputViewing,
        suggest: @escaping (UnfinishedLine) -> InputSuggestion,
        run: @escaping (String) -> Void
    ) {
        self.line = line
        self.suggest = suggest
        self.run = run
    }

    func didType(_ text: String) {
        line.show(text.isEmpty ? InputReadingDisplay(hints: [ShowScreenSentences.commandExample]) : .nothing)
    }

    func didAccept(_ text: String, stays: Bool) {
        line.close()
        run(text)
    }

    func didCancelInput() {}

    func didAskForWords(after front: String) {
        line.complete(suggest(UnfinishedLine(front, to: .adder)))
    }
}
