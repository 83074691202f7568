import Terminal
import TestKit
import Testing

@testable import ForgetHistory

struct ForgetHistoryViewTests {
    private let captured = CapturedConsole()
    private let display = ForgetHistoryDisplay(
        action: "Forgot 12 changes.",
        comparison: "The list takes 12 MB instead of 30 MB.",
        changes: "12 changes",
        size: "12 MB",
        sizeBefore: "30 MB"
    )

    @Test func `the answer is one line`() {
        ForgetHistoryView(console: captured.console, isPlain: false).show(display)

        #expect(captured.finish().output == "Forgot 12 changes. The list takes 12 MB instead of 30 MB.\n")
    }

    @Test func `plain facts are labeled lines`() {
        ForgetHistoryView(console: captured.console, isPlain: true).show(display)

        #expect(captured.finish().output == "forgotten: 12 changes\nsize: 12 MB\nsize before: 30 MB\n")
    }
}
