import Glibc
import Terminal
import TestKit
import Testing

@testable import LogIn

struct LogInViewTests {
    private let display = LogInListsDisplay(
        heading: "Task lists",
        rows: [.init(name: "Home\u{1B}[2J (in use)", url: "https://a/home/")],
        advice: nil
    )

    @Test func `lists are shown with their addresses, without control characters`() {
        let captured = CapturedConsole()

        LogInView(console: captured.console, isPlain: false).showLists(display)
        LogInView(console: captured.console, isPlain: true).showLists(display)

        let lines = captured.finish().output.split(separator: "\n")
        #expect(lines.count == 3 && lines[0] == "Task lists" && !lines.joined().contains("\u{1B}"))
        #expect(lines[1].hasPrefix("  Home") && lines[1].hasSuffix("(in use)  https://a/home/"))
        #expect(lines[2].hasPrefix("list: Home") && lines[2].hasSuffix("(in use); https://a/home/"))
    }

    @Test(arguments: [(false, "Stored.\n"), (true, "user: alice\n")])
    func `a login is a sentence, or labeled lines`(isPlain: Bool, answer: String) {
        let captured = CapturedConsole()

        LogInView(console: captured.console, isPlain: isPlain)
            .showLogin("Stored.", notes: ["But."], facts: ["user: alice"])

        let outcome = captured.finish()
        #expect(outcome.output == answer && outcome.messages == "But.\n")
    }
}
