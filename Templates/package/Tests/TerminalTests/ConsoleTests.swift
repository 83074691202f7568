import Boundary
import TestKit
import Testing

@testable import Terminal

struct ConsoleTests {
    @Test func `answers and talk are kept apart, and a complaint has a status`() {
        let stage = Stage()

        stage.console.line("우유 🎉")
        stage.console.complain(Complaint(.notFound, "There is none."))

        #expect(stage.answers == "우유 🎉\n")
        #expect(stage.talk == "program: There is none.\n")
        #expect(stage.console.status == .notFound)
    }

    @Test func `what could steer a terminal is shown in its place`() {
        let stage = Stage()

        stage.console.line("a\u{1B}[2J\tb")

        #expect(stage.answers == "a\u{FFFD}[2J\u{FFFD}b\n")
    }

    @Test func `an answer that cannot be written is noticed`() {
        let console = Console(for: "program") { _, _ in false }

        console.line("lost")

        #expect(console.status == .outputFailed)
    }
}
