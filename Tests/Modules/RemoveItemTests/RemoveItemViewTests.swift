import Presentation
import Terminal
import TestKit
import Testing

@testable import RemoveItem

struct RemoveItemViewTests {
    private let captured = CapturedConsole()
    private let display = ChangeDisplay(
        rows: [.init(action: "Removed", id: "3", title: "Pay rent")],
        messages: ["5 Paint needs it no longer."]
    )

    @Test func `removed items go to the output, and affected items to the message stream`() {
        RemoveItemView(console: captured.console).showChange(display)

        let (output, messages, _) = captured.finish()
        #expect(output == "Removed 3: Pay rent\n")
        #expect(messages == "5 Paint needs it no longer.\n")
    }

    @Test func `plain lines are labelled`() {
        RemoveItemPlainView(console: captured.console).showChange(display)

        #expect(captured.finish().output == "removed: 3\ntitle: Pay rent\n")
    }
}
