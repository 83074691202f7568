import Boundary
import Testing

@testable import Terminal

struct ConsoleTests {
    private final class Writes {
        var all: [String] = []
        var trouble: ChannelTrouble?

        var console: Console {
            Console(
                for: "program",
                Channel { [self] side, text throws(ChannelTrouble) in
                    if side == .answer, let trouble { throw trouble }
                    all.append("\(side): \(text)")
                }
            )
        }
    }

    private let writes = Writes()

    @Test func `an answer is written at once, when all of it is there`() {
        let console = writes.console

        console.line("우유 🎉")
        console.line("Rest")
        #expect(writes.all.isEmpty)

        #expect(console.finish() == .done)
        #expect(writes.all == ["answer: 우유 🎉\nRest\n"])
    }

    @Test func `talk keeps its place behind the answer so far, and a complaint has a status`() {
        let console = writes.console

        console.line("one")
        console.complain(Complaint(.notFound, "There is none."))
        console.line("two")

        #expect(console.finish() == .notFound)
        #expect(writes.all == ["answer: one\n", "talk: program: There is none.\n", "answer: two\n"])
    }

    @Test func `what could steer a terminal is shown in its place`() {
        let console = writes.console

        console.line("a\u{1B}[2J\tb")

        #expect(console.finish() == .done)
        #expect(writes.all == ["answer: a\u{FFFD}[2J\u{FFFD}b\n"])
    }

    @Test func `an answer that cannot be written is complained about`() {
        writes.trouble = .failed("disk full")
        let console = writes.console

        console.line("lost")

        #expect(console.finish() == .outputFailed)
        #expect(writes.all == ["talk: program: The answer could not be written (disk full); run it again.\n"])
    }

    @Test func `a reader that leaves early is no failure`() {
        writes.trouble = .closed
        let console = writes.console

        console.line("unread")

        #expect(console.finish() == .done)
        #expect(writes.all.isEmpty)
    }
}
