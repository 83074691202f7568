import Terminal

/// Opens pages in the editor and shows changed items.
final class EditItemView: ConsoleView, EditItemViewing {
    weak var eventHandler: (any EditItemEventHandling)?
    let console: Console
    private let changes: ChangeView
    /// The page to open next.
    private var page: String?
    private var isEditing = false

    init(console: Console, isPlain: Bool) {
        self.console = console
        changes = ChangeView(console: console, isPlain: isPlain)
    }

    /// Loops instead of recursing, as the event handler may open the page again any number of times.
    func openEditor(on page: String) {
        self.page = page
        guard !isEditing else { return }
        isEditing = true
        defer { isEditing = false }
        while let page = self.page {
            self.page = nil
            switch console.edit(page) {
            case .closed(let bytes): eventHandler?.didClosePage(bytes)
            case .failed(let failure, let hasChanges): eventHandler?.didFailToEdit(failure, hasChanges: hasChanges)
            case .interrupted(let hasChanges): eventHandler?.didLeavePage(hasChanges: hasChanges)
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

    func showChange(_ display: ChangeView.Display) {
        changes.showChange(display)
    }

    func showMessage(_ sentence: String) {
        console.say(sentence)
    }
}
