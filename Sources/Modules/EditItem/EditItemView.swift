import Terminal

/// The page in somebody's editor, and the answer in rows.
class EditItemView: ConsoleView, EditItemShowing {
    weak var eventHandler: (any EditItemEventHandling)?
    let console: Console
    /// What to open next.
    private var page: String?
    private var isEditing = false

    init(console: Console) {
        self.console = console
    }

    /// Whoever is told of a closed page may have it opened again, as often as an editor makes mistakes.
    func openEditor(on page: String) {
        self.page = page
        guard !isEditing else { return }
        isEditing = true
        defer { isEditing = false }
        while let page = self.page {
            self.page = nil
            switch console.edit(page) {
            case .closed(let bytes): eventHandler?.didClosePage(bytes)
            case .failed(let failure, let hasWritten): eventHandler?.didFailToEdit(failure, hasWritten: hasWritten)
            case .left(let hasWritten): eventHandler?.didLeavePage(hasWritten: hasWritten)
            }
        }
        console.finishEditing()
    }

    func discardPage() {
        console.textEditor.discard()
    }

    func keepPage() -> String? {
        console.textEditor.keep()
    }

    func showChange(_ display: ChangeRows.Display) {
        ChangeRows.write(display, to: console)
    }

    func showRemark(_ sentence: String) {
        console.say(sentence)
    }
}
