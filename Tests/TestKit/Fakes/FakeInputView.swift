package import Presentation
package import ProgramOutput

/// Records what is shown in and around an input line.
package final class FakeInputView: InputViewing {
    package private(set) var opened: [InputDisplay] = []
    package private(set) var readings: [InputReadingDisplay] = []
    package private(set) var insertions: [String] = []
    package private(set) var choices: [[String]] = []
    package private(set) var messages: [String] = []
    package private(set) var errors: [ErrorMessage] = []
    package private(set) var questions: [String] = []
    package private(set) var remembered: [String] = []
    package private(set) var timesCleared = 0
    package private(set) var isOpen = false

    package init() {}

    package func open(_ display: InputDisplay, for eventHandler: any InputHandling) {
        opened.append(display)
        isOpen = true
    }

    package func show(_ reading: InputReadingDisplay) { readings.append(reading) }

    package func clear() { timesCleared += 1 }

    package func insert(_ text: String, replacing typed: String) { insertions.append("\(typed)→\(text)") }

    package func choose(from suggestion: InputSuggestion) {
        choices.append(suggestion.words.map { "\(suggestion.replaced)→\($0.text)" })
    }

    package func remember(_ text: String) { remembered.append(text) }

    package func close() { isOpen = false }

    package func showMessage(_ sentence: String) { messages.append(sentence) }

    package func showError(_ errorMessage: ErrorMessage) { errors.append(errorMessage) }

    package func ask(_ question: String, for eventHandler: any ConfirmationHandling) { questions.append(question) }
}
