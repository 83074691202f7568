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
            let remark = ItemDisplay.remark(row.progress, row.parent, row.parentTitle, hasSigns: answers.hasSigns)
            return PickerRow(
                id: row.id,
                date: row.due,
                isUrgent: row.isOverdue,
                sign: row.priority,
                title: row.title,
                names: [remark, row.names].filter { !$0.isEmpty }.joined(separator: "  ")
            )
        }
        switch conversation.pick(rows, label: display.prompt) {
        case .picked(let ids): eventHandler?.didPick(ids)
        case .interrupted: eventHandler?.didInterrupt()
        case .cancelled, .ended: eventHandler?.didCancel()
        }
    }
}
