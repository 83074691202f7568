import Boundary
import Terminal
import TestKit
import Testing

@testable import ChangeItem

struct ChangeItemViewTests {
    private let captured = CapturedConsole()
    private let display = ChangeDisplay(
        rows: [.init(deed: "Changed", id: "3", title: "Pay rent", details: ["due Fri 27 Nov", "+urgent"])],
        remarks: ["So already: 4 Rest."]
    )

    @Test func `what is different is an answer, and what is not is talk`() {
        ChangeItemView(console: captured.console).showChange(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "Changed 3: Pay rent\n  due Fri 27 Nov, +urgent\n")
        #expect(talk == "So already: 4 Rest.\n")
    }

    @Test func `plain lines are labelled`() {
        ChangeItemPlainView(console: captured.console).showChange(display)

        #expect(captured.finish().output == "changed: 3\ntitle: Pay rent\ndetail: due Fri 27 Nov\ndetail: +urgent\n")
    }
}
