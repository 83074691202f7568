import Boundary
import Terminal
import TestKit
import Testing

@testable import RemoveItem

struct RemoveItemViewTests {
    private let captured = CapturedConsole()
    private let display = ChangeDisplay(
        rows: [.init(deed: "Removed", id: "3", title: "Pay rent")],
        remarks: ["5 Paint needs it no longer."]
    )

    @Test func `what is gone is an answer, and whom it leaves alone is talk`() {
        RemoveItemView(console: captured.console).showChange(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "Removed 3: Pay rent\n")
        #expect(talk == "5 Paint needs it no longer.\n")
    }

    @Test func `plain lines are labelled`() {
        RemoveItemPlainView(console: captured.console).showChange(display)

        #expect(captured.finish().output == "removed: 3\ntitle: Pay rent\n")
    }
}
