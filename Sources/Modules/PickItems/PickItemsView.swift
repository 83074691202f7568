import Presentation
import Terminal
import TerminalViews

/// A list below the prompt that is narrowed down by typing.
final class PickItemsView: ConsoleView, PickItemsViewing {
    weak var eventHandler: (any PickItemsPresenting)?
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showPicker(_ display: PickItemsDisplay) {
        let rows = display.rows.map { row in
            PickerRow(id: row.id, date: row.due, isUrgent: row.isOverdue, title: row.title, names: row.names)
        }
        switch conversation.pick(rows, label: display.prompt) {
        case .picked(let ids): eventHandler?.didPick(ids)
        case .interrupted: eventHandler?.didInterrupt()
        case .cancelled, .ended: eventHandler?.didCancel()
        }
    }
}
