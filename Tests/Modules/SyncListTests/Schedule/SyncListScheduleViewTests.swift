import TestKit
import Testing

@testable import SyncList

struct SyncListScheduleViewTests {
    private let display = SyncListScheduleDisplay(sentence: "Installed.", notes: ["See x."], facts: ["installed: a"])

    @Test(arguments: [(false, "Installed.\n", "See x.\n"), (true, "installed: a\n", "")])
    func `the answer is a sentence with notes, or labeled lines`(isPlain: Bool, answer: String, notes: String) {
        let captured = CapturedConsole()

        SyncListScheduleView(console: captured.console, isPlain: isPlain).showSchedule(display)

        let outcome = captured.finish()
        #expect(outcome.output == answer && outcome.messages == notes)
    }

    @Test func `a sentence without facts is plain, too`() {
        let captured = CapturedConsole()

        SyncListScheduleView(console: captured.console, isPlain: true).showSchedule(
            .init(sentence: "Nothing\u{1B}[2J.")
        )

        #expect(captured.finish().output == "Nothing\u{FFFD}[2J.\n" || !captured.finish().output.contains("\u{1B}"))
    }
}
