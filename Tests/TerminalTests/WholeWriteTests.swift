import Glibc
import TestKit
import Testing

@testable import Terminal

struct WholeWriteTests {
    private let pipe: Pipe
    private let text = (1...40_000).map { "\($0)\n" }.joined()

    init() throws {
        pipe = try Pipe()
        _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    }

    @Test func `what finds no room goes on where it stopped, once there is some`() {
        var arrived = ""

        let ending = WholeWrite.write(Array(text.utf8), to: pipe.writing) {
            arrived += pipe.readAll()
            return true
        }

        #expect(ending == .done)
        #expect(arrived + pipe.readAll() == text)
        #expect(!arrived.isEmpty)
    }

    @Test func `whoever waits for room no more ends it, and so does what the system refuses`() {
        #expect(WholeWrite.write(Array(text.utf8), to: pipe.writing) { false } == .givenUp)
        #expect(WholeWrite.write([0], to: -1) == .refused(code: EBADF))
    }

    @Test func `a line on a screen that is slow arrives whole`() throws {
        let folder = try TemporaryFolder()
        let screen = try #require(LineOnScreen(canMoveCursor: true, output: pipe.writing))
        let signals = HeldSignals([])
        let reader = try ChildProgram("cat >\(folder.path)/seen", input: pipe.reading)

        screen.write(text)
        pipe.closeWriting()
        _ = try reader.wait(unless: signals)

        #expect(try Files.read("\(folder.path)/seen") == Array(text.utf8))
    }
}
