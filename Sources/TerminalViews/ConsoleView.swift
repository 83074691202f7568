package import Presentation
package import ProgramOutput
package import Terminal

/// A view that writes to a console.
package protocol ConsoleView: ErrorViewing {
    var console: Console { get }
}

extension ConsoleView {
    package var answers: Answers { console.answers }
    package var messages: Messages { console.messages }
    package var conversation: Conversation { console.conversation }

    package var hasReader: Bool { console.hasReader }

    /// The number of rows that a terminal shows of a long change; `nil` for all of them.
    package func rowLimit(isPlain: Bool) -> Int? {
        isPlain || answers.width == nil ? nil : 20
    }

    /// Writes a sentence if there is nothing else to show.
    package func showNothing(_ sentence: String) {
        answers.paragraph(text: sentence)
    }

    package func showMessage(_ sentence: String) {
        messages.say(sentence)
    }

    package func showError(_ errorMessage: ErrorMessage) {
        messages.report(errorMessage)
    }

    package func fail(_ status: ExitStatus) {
        messages.fail(status)
    }
}
