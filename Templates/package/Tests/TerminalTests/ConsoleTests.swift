import CommandLine
import Testing

@testable import Terminal

struct ConsoleTests {
    private final class Writes {
        var all: [String] = []
        var failure: ChannelError?

        var console: Console {
            Console(
                for: "program",
                Channel { [self] side, text throws(ChannelError) in
                    if side == .output, let failure { throw failure }
                    all.append("\(side): \(text)")
                }
            )
        }
    }

    private let writes = Writes()

    @Test func `the output is written at the end, in one piece`() {
        let console = writes.console

        console.line("우유 🎉")
        console.line("Rest")
        #expect(writes.all.isEmpty)

        #expect(console.finish() == .done)
        #expect(writes.all == ["output: 우유 🎉\nRest\n"])
    }

    @Test func `a message follows the output so far, and an error sets the exit status`() {
        let console = writes.console

        console.line("one")
        console.report(ErrorMessage(.notFound, "There is none."))
        console.line("two")

        #expect(console.finish() == .notFound)
        #expect(writes.all == ["output: one\n", "messages: program: There is none.\n", "output: two\n"])
    }

    @Test func `control characters are replaced`() {
        let console = writes.console

        console.line("a\u{1B}[2J\tb")

        #expect(console.finish() == .done)
        #expect(writes.all == ["output: a\u{FFFD}[2J\u{FFFD}b\n"])
    }

    @Test func `a failed write is reported`() {
        writes.failure = .failed("disk full")
        let console = writes.console

        console.line("lost")

        #expect(console.finish() == .outputFailed)
        #expect(
            writes.all == ["messages: program: The output could not be written (disk full). Run the command again.\n"]
        )
    }

    @Test func `a closed pipe is not an error`() {
        writes.failure = .closed
        let console = writes.console

        console.line("unread")

        #expect(console.finish() == .done)
        #expect(writes.all.isEmpty)
    }
}
