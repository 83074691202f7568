import TestKit
import Testing

@testable import PickItems

/// The list on a terminal is tested with the whole program.
struct PickItemsViewTests {
    private final class Handler: PickItemsPresenting {
        private(set) var events: [String] = []

        func pick(_ request: PickItemsRequest) {}
        func didPick(_ ids: [Int]) { events.append("picked \(ids)") }
        func didCancel() { events.append("cancelled") }
        func didInterrupt() { events.append("interrupted") }
    }

    @Test func `without a terminal, nothing is picked`() {
        let captured = CapturedConsole()
        let view = PickItemsView(console: captured.console)
        let handler = Handler()
        view.eventHandler = handler

        view.showPicker(PickItemsDisplay(prompt: "done> ", rows: []))

        #expect(handler.events == ["cancelled"])
        #expect(captured.finish().messages == "")
    }
}
