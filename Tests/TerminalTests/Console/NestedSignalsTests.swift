import Glibc
import TestKit
import Testing

@testable import Terminal

/// Overlapping instances of `BlockedSignals`.
struct NestedSignalsTests {
    /// Runs the body with no signals blocked, because the test runner may block some.
    private func withNoSignalsBlocked(_ body: () throws -> Void) rethrows {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    private func isBlocked(_ signal: Int32) -> Bool {
        var blocked = sigset_t()
        pthread_sigmask(0, nil, &blocked)
        return sigismember(&blocked, signal) == 1
    }

    @Test func `instances released out of order leave nothing blocked`() {
        withNoSignalsBlocked {
            var first: BlockedSignals? = BlockedSignals([SIGURG])
            var second: BlockedSignals? = BlockedSignals([SIGURG, SIGWINCH])
            #expect(first != nil && second != nil && isBlocked(SIGURG) && isBlocked(SIGWINCH))

            first = nil
            second = nil

            #expect(!isBlocked(SIGURG) && !isBlocked(SIGWINCH))
        }
    }

    @Test func `a page begun during editing is read before a pending signal terminates the program`()
        throws
    {
        let (folder, pipe, messages) = (try TemporaryFolder(), try Pipe(), try Pipe())
        let pager = try #require(
            Pager(
                command: "sed 's/^/read:/' >\(folder.path)/read",
                folders: ["/bin", "/usr/bin"],
                columns: { 40 },
                rows: { 5 }
            )
        )
        let console = Console(
            output: Output(descriptor: pipe.writing),
            messages: Output(descriptor: messages.writing),
            pager: pager,
            textEditor: TextEditor(command: "true", folder: folder.path)
        )

        withNoSignalsBlocked {
            console.conversation.page {
                _ = console.conversation.edit("Buy milk")
                #expect(isBlocked(SIGTERM))
                // As when editing is offered again.
                _ = console.conversation.ask("Edit it again?")
                for number in 1...20 { console.answers.line(StyledText("\(number)")) }
                console.conversation.finishEditing()

                #expect(!console.answers.output.isPagerOpen)
                #expect(!isBlocked(SIGTERM) && !isBlocked(SIGHUP))
            }
        }
        console.conversation.textEditor.discard()

        let read = String(decoding: try Files.read("\(folder.path)/read"), as: UTF8.self)
        #expect(read == (1...20).map { "read:\($0)\n" }.joined())
    }
}
