import Presentation
import Screen
import Terminal
import TerminalViews

/// Shows on the screen what has become of an item, and the key that reverses it.
final class UndoRedoScreenView: OperationView, ScreenConfirmationView, UndoRedoViewing {
    weak var eventHandler: (any ConfirmationHandling)?
    let desk: Desk

    init(on desk: Desk) {
        self.desk = desk
    }

    func show(_ display: UndoRedoDisplay) {
        let rows = display.rows.map { "\($0.action): \($0.effect ?? $0.shortCommand)" }.joined(separator: ", ")
        let sentences = [ChangeSentences.sentence(rows)] + display.messages
        desk.say(StyledText(sentences.joined(separator: " ")))
    }
}
