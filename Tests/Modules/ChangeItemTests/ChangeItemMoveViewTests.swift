import TestKit
import Testing

@testable import ChangeItem

/// The question on a terminal is tested with the whole program.
struct ChangeItemMoveViewTests {
    private final class Handler: ChangeItemMovePresenting {
        private(set) var events: [String] = []

        func move(_ ids: [Int], to text: String) {}
        func didEnter(_ text: String) { events.append(text) }
        func didCancel(isInterrupted: Bool) { events.append("cancelled \(isInterrupted)") }
    }

    @Test func `without a terminal, the question is cancelled`() {
        let captured = CapturedConsole()
        let view = ChangeItemMoveView(console: captured.console)
        let handler = Handler()
        view.eventHandler = handler

        view.ask("To: ")
        view.showMessage("Nothing was changed.")

        #expect(handler.events == ["cancelled false"])
        #expect(captured.finish().messages == "Nothing was changed.\n")
    }
}
