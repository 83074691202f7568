import Boundary
import TestKit
import Testing

@testable import RestoreList

struct RestoreListViewTests {
    private let captured = CapturedConsole()
    private let display = RestoreListDisplay(
        name: "사본\u{1B}.db",
        made: "yesterday",
        items: "12 items",
        remarks: ["Back."]
    )

    @Test func `what was restored is an answer, and the way back is talk`() {
        RestoreListView(console: captured.console).showRestored(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "Restored 12 items: 사본␛.db  (yesterday)\n")
        #expect(talk == "Back.\n")
    }

    @Test func `plain answers are labelled lines`() {
        RestoreListPlainView(console: captured.console).showRestored(display)

        #expect(captured.finish().output == "restored: 사본␛.db\nmade: yesterday\nholds: 12 items\n")
    }
}
