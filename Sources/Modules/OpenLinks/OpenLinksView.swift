import Presentation
import Terminal
import TerminalViews

/// Links in a list below the prompt, and the browser.
final class OpenLinksView: ConsoleView, OpenLinksViewing {
    weak var eventHandler: (any OpenLinksPresenting)?
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func choose(_ display: OpenLinksDisplay) {
        let rows = display.rows.enumerated().map { PickerRow(id: $0, title: $1.address, names: $1.title) }
        switch conversation.pick(rows, label: display.prompt) {
        case .picked(let indices): eventHandler?.didChoose(indices)
        case .interrupted: eventHandler?.didCancel(isInterrupted: true)
        case .cancelled, .ended: eventHandler?.didCancel(isInterrupted: false)
        }
    }

    func open(_ address: String) {
        eventHandler?.didOpen(address, conversation.browse(address))
    }
}

/// Links in lines, for programs.
final class OpenLinksListView: ConsoleView, OpenLinksViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func choose(_ display: OpenLinksDisplay) {
        for row in display.rows { open(row.address) }
    }

    func open(_ address: String) {
        answers.line(StyledText(address))
    }
}
