import Presentation
import Screen
import Terminal
import TerminalViews

/// Links in a dialog of the screen.
final class OpenLinksScreenView: ScreenView, OpenLinksViewing {
    weak var eventHandler: (any OpenLinksPresenting)?
    let desk: Desk
    private let conversation: Conversation

    init(on desk: Desk, _ conversation: Conversation) {
        (self.desk, self.conversation) = (desk, conversation)
    }

    /// Keeps the presenter alive until the dialog is closed.
    func choose(_ display: OpenLinksDisplay) {
        let eventHandler = eventHandler
        desk.present(
            ChoiceLayer(
                on: desk,
                title: display.prompt,
                choices: display.rows.map { Choice(front: String($0.id), title: $0.address) },
                label: display.label,
                isQuestion: true
            ) { index in
                if let index { eventHandler?.didChoose([index]) }
            }
        )
    }

    func open(_ address: String) {
        // A browser such as w3m runs on the terminal.
        if conversation.browserNeedsTerminal { desk.leaveScreen() }
        let failure = conversation.browse(address)
        desk.returnToScreen()
        eventHandler?.didOpen(address, failure)
    }
}
