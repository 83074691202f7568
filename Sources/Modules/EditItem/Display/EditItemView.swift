import Presentation
import Terminal

/// Opens pages in the editor.
final class EditItemView: EditItemViewing {
    weak var eventHandler: (any EditItemPresenting)?
    private let console: Console
    /// The page to open next, and the line to edit first.
    private var page: (text: String, line: Int?)?
    private var question: String?
    private var isEditing = false

    init(console: Console) {
        self.console = console
    }

    /// Loops instead of recursing, as the event handler may open the page again any number of times.
    func openEditor(on page: String, at line: Int?) {
        self.page = (page, line)
        guard !isEditing else { return }
        edit()
        // Signals are not blocked while a question waits for its answer.
        if let question {
            self.question = nil
            ask(question)
        }
    }

    private func edit() {
        isEditing = true
        defer { isEditing = false }
        while let (text, line) = page {
            page = nil
            switch console.conversation.edit(text, at: line) {
            case .closed(let bytes): eventHandler?.didClosePage(bytes)
            case .failed(let failure, let saved): eventHandler?.didFailToEdit(failure, saved: saved)
            case .interrupted(let saved): eventHandler?.didLeavePage(saved: saved)
            }
        }
        console.conversation.finishEditing()
    }

    func ask(_ question: String) {
        if isEditing {
            self.question = question
        } else {
            eventHandler?.didAnswer(console.conversation.confirm(question))
        }
    }

    var hasTerminal: Bool { console.conversation.textEditor.hasTerminal }

    var recoveryPath: String? { console.conversation.textEditor.recoveryPath }

    func discardPage() {
        console.conversation.textEditor.discard()
    }

    func keepPage() -> String? {
        console.conversation.textEditor.keep()
    }
}
