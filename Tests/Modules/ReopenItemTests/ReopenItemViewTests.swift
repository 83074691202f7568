import Boundary
import Terminal
import TestKit
import Testing

@testable import ReopenItem

struct ReopenItemViewTests {
    private let captured = CapturedConsole()
    private let display = ChangeDisplay(
        rows: [.init(deed: "Reopened", id: "3", title: "Pay rent", details: ["due Fri 27 Nov"])],
        remarks: ["Open before: 4 Measure."]
    )

    @Test func `what is open again is an answer, and what was before is talk`() {
        ReopenItemView(console: captured.console).showChange(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "Reopened 3: Pay rent\n  due Fri 27 Nov\n")
        #expect(talk == "Open before: 4 Measure.\n")
    }

    @Test func `plain lines are labelled`() {
        ReopenItemPlainView(console: captured.console).showChange(display)

        #expect(captured.finish().output == "reopened: 3\ntitle: Pay rent\ndetail: due Fri 27 Nov\n")
    }
}
