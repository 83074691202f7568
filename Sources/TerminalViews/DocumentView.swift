import Presentation
package import ProgramOutput
package import Terminal

/// The view of every JSON presenter.
package final class DocumentView: DocumentViewing {
    private let console: Console

    package init(console: Console) {
        self.console = console
    }

    package var hasReader: Bool { console.hasReader }

    package func hold() {
        console.answers.hold()
    }

    package func release() {
        console.answers.release()
    }

    package func show(_ document: String) {
        console.answers.document(document)
    }

    package func show(_ part: [UInt8]) {
        console.answers.document(part)
    }

    package func show(_ errorMessage: ErrorMessage, as document: (ErrorMessage) -> String) {
        console.messages.report(errorMessage, as: document)
    }
}
