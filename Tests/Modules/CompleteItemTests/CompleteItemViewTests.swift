import Boundary
import Terminal
import TestKit
import Testing

@testable import CompleteItem

struct CompleteItemViewTests {
    private let captured = CapturedConsole()
    private let display = ChangeDisplay(
        rows: [.init(deed: "Done", id: "3", title: "Pay rent", details: ["comes back as 9"])],
        remarks: ["Free to begin now: 5 Paint."]
    )

    @Test func `what is done is an answer, and what follows from it is talk`() {
        CompleteItemView(console: captured.console).showChange(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "Done 3: Pay rent\n  comes back as 9\n")
        #expect(talk == "Free to begin now: 5 Paint.\n")
    }

    @Test func `plain lines are labelled`() {
        CompleteItemPlainView(console: captured.console).showChange(display)

        #expect(captured.finish().output == "done: 3\ntitle: Pay rent\ndetail: comes back as 9\n")
    }
}
