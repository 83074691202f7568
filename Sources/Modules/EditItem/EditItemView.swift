import Terminal

/// Opens pages in the editor.
final class EditItemView: EditItemViewing {
    weak var eventHandler: (any EditItemPresenting)?
    private let console: Console
    /// The page to open next.
    private var page: String?
    private var isEditing = false

    init(console: Console) {
        self.console = console
    }

    /// Loops instead of recursing, as the event handler may open the page again any number of times.
    func openEditor(on page: String) {
        self.page = page
        guard !isEditing else { return }
        isEditing = true
        defer { isEditing = false }
        while let page = self.page {
            self.page = nil
            switch console.conversation.edit(page) {
            case .closed(let bytes): eventHandler?.didClosePage(bytes)
            case .failed(let failure, let hasChanges): eventHandler?.didFailToEdit(failure, hasChanges: hasChanges)
            case .interrupted(let hasChanges): eventHandler?.didLeavePage(hasChanges: hasChanges)
            }
        }
        console.conversation.finishEditing()
    }

    var hasTerminal: Bool { console.conversation.textEditor.hasTerminal }

    func discardPage() {
        console.conversation.textEditor.discard()
    }

    func keepPage() -> String? {
        console.conversation.textEditor.keep()
    }
}
