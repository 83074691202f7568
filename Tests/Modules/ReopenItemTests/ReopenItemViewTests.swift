import Presentation
import Terminal
import TestKit
import Testing

@testable import ReopenItem

struct ReopenItemViewTests {
    private let captured = CapturedConsole()
    private let display = ChangeDisplay(
        rows: [.init(action: "Reopened", id: "3", title: "Pay rent", details: ["due Fri 27 Nov"])],
        messages: ["Already open: 4 Measure."]
    )

    @Test func `reopened items go to the output, and other items to the message stream`() {
        ReopenItemView(console: captured.console).showChange(display)

        let (output, messages, _) = captured.finish()
        #expect(output == "Reopened 3: Pay rent\n  due Fri 27 Nov\n")
        #expect(messages == "Already open: 4 Measure.\n")
    }

    @Test func `plain lines are labelled`() {
        ReopenItemPlainView(console: captured.console).showChange(display)

        #expect(captured.finish().output == "reopened: 3\ntitle: Pay rent\ndetail: due Fri 27 Nov\n")
    }
}
