package import ProgramOutput

/// Messages on standard error, and the exit status that errors determine.
package final class Messages {
    package let output: Output
    private let answers: Answers
    /// Queried for every message, because the window may have been resized.
    private let columns: () -> Int?
    /// `true` if answers appear on the same screen, so that the order of both must be kept.
    private let sharesScreen: Bool
    /// `true` while a line is being typed.
    var isAsking = false
    var status = ExitStatus.done
    /// The number of the script line being run, for error messages.
    package var scriptLine: Int?

    /// The text before an error: the name of the program, unless it is clear who speaks.
    private let sender: String

    init(
        _ output: Output,
        _ answers: Answers,
        columns: @escaping () -> Int?,
        sharesScreen: Bool,
        sender: String = "adder: "
    ) {
        self.sender = sender
        self.output = output
        self.answers = answers
        self.columns = columns
        self.sharesScreen = sharesScreen
    }

    /// The width of a message in columns, or `nil` if standard error is not a terminal.
    var width: Int? { columns() }

    package func say(_ sentence: String) {
        let text = wrapped(sentence)
        // While a line is being typed, both outputs appear above it and must keep their order.
        if isAsking { return answers.output.write(text) }
        answers.output.flush()
        output.write(text)
        if sharesScreen, !answers.output.isPagerOpen { output.flush() }
    }

    private func wrapped(_ sentence: String) -> String {
        WrappedText.of(VisibleText.of(sentence), columns: width) + "\n"
    }

    /// Writes a message about a long operation at once, if standard error is a terminal.
    package func sayProgress(_ sentence: String) {
        guard width != nil else { return }
        say(sentence)
        output.flush()
    }

    /// Writes a message at once, without flushing an unfinished answer.
    package func warn(_ sentence: String) {
        output.write(wrapped(sentence))
        output.flush()
    }
}

// MARK: - Errors

extension Messages {
    /// Reports an error, which discards an unfinished answer.
    package func report(_ errorMessage: ErrorMessage) {
        fail(errorMessage.status)
        say("\(sender)\(withLineNumber(errorMessage).sentence)")
    }

    /// Reports an error as a JSON document.
    package func report(_ errorMessage: ErrorMessage, as document: (ErrorMessage) -> String) {
        fail(errorMessage.status)
        answers.output.flush()
        output.write(document(withLineNumber(errorMessage)))
    }

    /// Sets the exit status of an error that is not reported.
    package func fail(_ status: ExitStatus) {
        self.status = status
        answers.output.discardHeld()
    }

    private func withLineNumber(_ errorMessage: ErrorMessage) -> ErrorMessage {
        guard let scriptLine else { return errorMessage }
        return ErrorMessage(errorMessage.status, "Line \(scriptLine): \(errorMessage.sentence)")
    }
}
