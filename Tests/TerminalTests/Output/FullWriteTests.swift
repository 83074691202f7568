import Glibc
import TestKit
import Testing

@testable import Terminal

struct FullWriteTests {
    private let pipe: Pipe
    private let text = (1...40_000).map { "\($0)\n" }.joined()

    init() throws {
        pipe = try Pipe()
        _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    }

    @Test func `writing continues when the descriptor is writable again`() {
        var arrived = ""

        let ending = FullWrite.write(Array(text.utf8), to: pipe.writing) {
            arrived += pipe.readAll()
            return true
        }

        #expect(ending == .done)
        #expect(arrived + pipe.readAll() == text)
        #expect(!arrived.isEmpty)
    }

    @Test func `cancelling and a system error end the write`() {
        #expect(FullWrite.write(Array(text.utf8), to: pipe.writing) { false } == .cancelled)
        #expect(FullWrite.write([0], to: -1) == .failed(code: EBADF))
    }

    @Test func `a line on a slow terminal arrives completely`() throws {
        let folder = try TemporaryFolder()
        let screen = try #require(LineOnScreen(canMoveCursor: true, output: pipe.writing))
        let signals = BlockedSignals([])
        let reader = try ChildProcess("cat >\(folder.path)/seen", input: pipe.reading)

        screen.write(text)
        pipe.closeWriting()
        _ = try reader.wait(unless: signals)

        #expect(try Files.read("\(folder.path)/seen") == Array(text.utf8))
    }
}
