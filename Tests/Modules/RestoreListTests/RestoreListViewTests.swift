import TestKit
import Testing

@testable import RestoreList

struct RestoreListViewTests {
    private let captured = CapturedConsole()
    private let display = RestoreListDisplay(
        name: "사본\u{1B}.db",
        made: "yesterday",
        items: "12 items",
        messages: ["Back."]
    )

    @Test func `the restored list goes to the output, and the hint to the message stream`() {
        RestoreListView(console: captured.console).showRestored(display)

        let (output, messages, _) = captured.finish()
        #expect(output == "Restored 12 items: 사본␛.db  (yesterday)\n")
        #expect(messages == "Back.\n")
    }

    @Test func `plain output has labelled lines`() {
        RestoreListPlainView(console: captured.console).showRestored(display)

        #expect(captured.finish().output == "restored: 사본␛.db\nmade: yesterday\nholds: 12 items\n")
    }
}
