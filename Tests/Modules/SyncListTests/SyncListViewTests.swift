import TestKit
import Testing

@testable import SyncList

struct SyncListViewTests {
    private let captured = CapturedConsole()

    @Test(arguments: [(false, "Synchronized  (Tasks, sent 1 item)\n"), (true, "list: Tasks\nsent: 1\n")])
    func `the answer is a sentence, or labeled lines`(isPlain: Bool, answer: String) {
        let display = SyncListDisplay(
            action: "Synchronized",
            detail: "Tasks, sent 1 item",
            notes: ["3 Rest: refused."],
            facts: ["list: Tasks", "sent: 1"]
        )

        SyncListView(console: captured.console, isPlain: isPlain).showSynced(display)

        let outcome = captured.finish()
        #expect(outcome.output == answer && outcome.messages == "3 Rest: refused.\n")
    }

    @Test func `the items are named in columns`() {
        let display = SyncListDisplay(
            action: "Synchronized",
            detail: "Tasks",
            rows: [.init(action: "new", item: "12 Milk"), .init(action: "changed", item: "3 Rest")],
            more: "and 4 more",
            notes: [],
            facts: []
        )

        SyncListView(console: captured.console, isPlain: false).showSynced(display)

        #expect(
            captured.finish().output
                == "Synchronized  (Tasks)\n  new      12 Milk\n  changed  3 Rest\n  and 4 more\n"
        )
    }

    @Test func `lists are shown with their addresses`() {
        let display = SyncListsDisplay(heading: "Task lists", rows: [.init(name: "Home", url: "https://a/home/")])

        SyncListView(console: captured.console, isPlain: false).showLists(display)

        #expect(captured.finish().output == "Task lists\n  Home  https://a/home/\n")
    }
}
