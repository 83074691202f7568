import Glibc
import TestKit
import Testing

@testable import Terminal

/// Signals that are held by whoever has the terminal, one within the other.
struct EditingSignalsTests {
    /// Whoever runs the tests may hold signals for reasons of their own.
    private func withoutHolds(_ body: () throws -> Void) rethrows {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    private func isHeld(_ signal: Int32) -> Bool {
        var held = sigset_t()
        pthread_sigmask(0, nil, &held)
        return sigismember(&held, signal) == 1
    }

    @Test func `holds that end in another order than they began leave nothing held`() {
        withoutHolds {
            var first: HeldSignals? = HeldSignals([SIGURG])
            var second: HeldSignals? = HeldSignals([SIGURG, SIGWINCH])
            #expect(first != nil && second != nil && isHeld(SIGURG) && isHeld(SIGWINCH))

            first = nil
            second = nil

            #expect(!isHeld(SIGURG) && !isHeld(SIGWINCH))
        }
    }

    @Test func `a page that was begun while somebody edited is read before what was to end the program ends it`()
        throws
    {
        let (folder, pipe, talk) = (try TemporaryFolder(), try Pipe(), try Pipe())
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
            talk: Output(descriptor: talk.writing),
            pager: pager,
            textEditor: TextEditor(command: "true", folder: folder.path)
        )

        withoutHolds {
            console.page {
                _ = console.edit("Buy milk")
                #expect(isHeld(SIGTERM))
                // As once more it is asked.
                _ = console.ask("Edit it again?")
                for number in 1...20 { console.line(StyledText("\(number)")) }
                console.finishEditing()

                #expect(!console.output.hasPage)
                #expect(!isHeld(SIGTERM) && !isHeld(SIGHUP))
            }
        }
        console.textEditor.discard()

        let read = String(decoding: try Files.read("\(folder.path)/read"), as: UTF8.self)
        #expect(read == (1...20).map { "read:\($0)\n" }.joined())
    }
}
