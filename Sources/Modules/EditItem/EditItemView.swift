import Terminal

/// The page in somebody's editor, and the answer in rows.
class EditItemView: ConsoleView, EditItemShowing {
    weak var eventHandler: (any EditItemEventHandling)?
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func openEditor(on page: String) {
        switch console.edit(page) {
        case .closed(let bytes): eventHandler?.didClosePage(bytes)
        case .failed(let reason): eventHandler?.didFailToEdit(reason)
        }
    }

    func discardPage() {
        console.textEditor.discard()
    }

    func keepPage(_ sentence: (String) -> String) {
        if let path = console.textEditor.keep() { console.say(sentence(path)) }
    }

    func showChange(_ display: ChangeRows.Display) {
        ChangeRows.write(display, to: console)
    }

    func showRemark(_ sentence: String) {
        console.say(sentence)
    }
}
