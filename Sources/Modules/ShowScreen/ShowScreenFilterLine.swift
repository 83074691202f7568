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
        let problem = read(ShowScreenFilterLine.complete(text))
        line.show(InputReadingDisplay(problem: problem, hints: [ShowScreenSentences.filterExample]))
    }

    private static let operators: [Substring] = ["and", "or", "not"]

    /// Returns the filter without an operator at its end, which would find nothing before the next word.
    private static func complete(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.count > 1, let last = words.last else { return text }
        let isBegun = text.last != " " && operators.contains { $0.hasPrefix(last) }
        return isBegun || operators.contains(last) ? words.dropLast().joined(separator: " ") : text
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
