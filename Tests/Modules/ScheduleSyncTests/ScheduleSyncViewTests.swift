import TestKit
import Testing

@testable import ScheduleSync

struct ScheduleSyncViewTests {
    private let display = ScheduleSyncDisplay(sentence: "Installed.", notes: ["See x."], facts: ["installed: a"])

    @Test(arguments: [(false, "Installed.\n", "See x.\n"), (true, "installed: a\n", "")])
    func `the answer is a sentence with notes, or labeled lines`(isPlain: Bool, answer: String, notes: String) {
        let captured = CapturedConsole()

        ScheduleSyncView(console: captured.console, isPlain: isPlain).showSchedule(display)

        let outcome = captured.finish()
        #expect(outcome.output == answer && outcome.messages == notes)
    }

    @Test func `a line to copy is not wrapped, and has no control characters`() {
        let captured = CapturedConsole(width: 10)

        ScheduleSyncView(console: captured.console, isPlain: false).showLine("* * * * * adder sync \u{1B}[2J")

        let output = captured.finish().output
        #expect(output.hasPrefix("* * * * * adder sync ") && output.hasSuffix("[2J\n") && !output.contains("\u{1B}"))
    }
}
