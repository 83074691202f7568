import Presentation
import Terminal
import TestKit
import Testing

@testable import ChangeItem

struct ChangeItemViewTests {
    private let captured = CapturedConsole()
    private let display = ChangeDisplay(
        rows: [.init(action: "Changed", id: "3", title: "Pay rent", details: ["due Fri 27 Nov", "+urgent"])],
        messages: ["No change: 4 Rest."]
    )

    @Test func `changes are output, and unchanged items are messages`() {
        ChangeItemView(console: captured.console).showChange(display)

        let (output, messages, _) = captured.finish()
        #expect(output == "Changed 3: Pay rent\n  due Fri 27 Nov, +urgent\n")
        #expect(messages == "No change: 4 Rest.\n")
    }

    @Test func `plain lines are labelled`() {
        ChangeItemPlainView(console: captured.console).showChange(display)

        #expect(captured.finish().output == "changed: 3\ntitle: Pay rent\ndetail: due Fri 27 Nov\ndetail: +urgent\n")
    }
}
