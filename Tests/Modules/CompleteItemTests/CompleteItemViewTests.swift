import Presentation
import Terminal
import TestKit
import Testing

@testable import CompleteItem

struct CompleteItemViewTests {
    private let captured = CapturedConsole()
    private let display = ChangeDisplay(
        rows: [.init(action: "Done", id: "3", title: "Pay rent", details: ["Next: 9"])],
        messages: ["No longer blocked: 5 Paint."]
    )

    @Test func `completed items are output, and consequences are messages`() {
        CompleteItemView(console: captured.console).showChange(display)

        let (output, messages, _) = captured.finish()
        #expect(output == "Done 3: Pay rent\n  Next: 9\n")
        #expect(messages == "No longer blocked: 5 Paint.\n")
    }

    @Test func `plain lines are labelled`() {
        CompleteItemPlainView(console: captured.console).showChange(display)

        #expect(captured.finish().output == "done: 3\ntitle: Pay rent\ndetail: Next: 9\n")
    }
}
