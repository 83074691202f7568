import Presentation
import Screen
import Terminal
import TerminalViews

/// Shows on the screen what has become of an item, and the key that reverses it.
final class UndoRedoScreenView: OperationView, ScreenConfirmationView, UndoRedoViewing {
    weak var eventHandler: (any ConfirmationHandling)?
    let desk: Desk

    private static let minimumWidth = 20

    init(on desk: Desk) {
        self.desk = desk
    }

    /// The key is seen behind a long title, too.
    func show(_ display: UndoRedoDisplay) {
        let end = display.messages.joined(separator: " ")
        let width = max(UndoRedoScreenView.minimumWidth, desk.size.columns - StyledText(end).width - 2)
        let rows = display.rows.map { "\($0.action): \($0.effect ?? $0.shortCommand)" }.joined(separator: ", ")
        desk.say(StyledText("\(ChangeSentences.sentence(StyledText(rows).fitted(width).text)) \(end)"))
    }
}
