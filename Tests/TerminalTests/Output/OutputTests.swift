import Glibc
import TestKit
import Testing

@testable import Terminal

struct OutputTests {
    @Test func `output arrives in order when it is flushed`() throws {
        let pipe = try Pipe()
        let output = Output(descriptor: pipe.writing)

        output.write("Pay ")
        output.write("한글\n")

        #expect(pipe.readAll().isEmpty)
        output.flush()
        #expect(pipe.readAll() == "Pay 한글\n")
        output.flush()
        #expect(pipe.readAll().isEmpty)
        #expect(output.failure == nil)
    }

    @Test func `output longer than the buffer arrives completely`() {
        let captured = CapturedConsole()
        let output = captured.console.answers.output
        let text = String(repeating: "한글 and a letter more\n", count: 10_000)

        output.write(String(repeating: "a", count: (1 << 16) - 1))
        output.fill(UInt8(ascii: " "), count: 3)
        output.write(text)
        output.write(Array(text.utf8)[...])

        let (answer, _, _) = captured.finish()
        #expect(answer == String(repeating: "a", count: (1 << 16) - 1) + "   " + text + text)
    }

    @Test func `nothing is written after the pipe is closed`() throws {
        let pipe = try UnreadPipe()
        let output = Output(descriptor: pipe.writing)

        output.write("Pay rent\n")
        output.flush()
        output.write("more\n")
        output.flush()

        #expect(output.failure == .closedPipe)
    }

    @Test func `a full disk is a failure with the system's error message`() throws {
        let disk = try FullDisk()
        let output = Output(descriptor: disk.writing)

        output.write("Pay rent\n")
        output.flush()

        #expect(output.failure == .failed(reason: "No space left on device"))
    }

    @Test func `a descriptor that is not open is a failure`() {
        let output = Output(descriptor: -1)

        output.write("Pay rent\n")
        output.flush()

        #expect(output.failure == .failed(reason: "Bad file descriptor"))
    }

    @Test func `writing nothing to a full disk is not a failure`() throws {
        let disk = try FullDisk()
        let output = Output(descriptor: disk.writing)

        output.flush()

        #expect(output.failure == nil)
    }

    @Test func `long output is sent before it ends`() throws {
        let disk = try FullDisk()
        let output = Output(descriptor: disk.writing)

        output.write(String(repeating: "x", count: 1 << 16))

        #expect(output.failure != nil)
    }

    @Test(arguments: [10, 100_000, 400_000])
    func `held output arrives in order when it is released`(lines: Int) {
        let captured = CapturedConsole()
        let output = captured.console.answers.output
        let text = String(repeating: "한글\n", count: lines)

        output.write("before\n")
        output.hold()
        output.write(text)
        output.flush()
        output.hold()
        output.write(text)
        output.release()
        output.write("after\n")

        #expect(captured.finish().output == "before\n" + text + text + "after\n")
    }

    @Test(arguments: [10, 100_000, 400_000])
    func `discarded output never arrives, unlike the output before it`(lines: Int) {
        let captured = CapturedConsole()
        let output = captured.console.answers.output

        output.write("before\n")
        output.hold()
        output.write(String(repeating: "한글\n", count: lines))
        output.discardHeld()
        output.discardHeld()
        output.write("after\n")

        #expect(captured.finish().output == "before\nafter\n")
    }

    @Test func `discarding an answer keeps suspended output`() {
        let captured = CapturedConsole()
        let output = captured.console.answers.output
        let long = String(repeating: "한글\n", count: 400_000)

        output.isSuspended = true
        output.write(long + "before\n")
        output.hold()
        output.write(long)
        output.discardHeld()
        output.hold()
        output.write("after\n")
        output.release()
        output.isSuspended = false

        #expect(captured.finish().output == long + "before\nafter\n")
    }

    @Test func `nothing is sent if beforeSending discards it`() {
        let captured = CapturedConsole()
        let output = captured.console.answers.output
        output.beforeSending = {
            output.discardUnsent()
            return false
        }

        output.isSuspended = true
        output.write(String(repeating: "Added\n", count: 20_000))
        output.isSuspended = false
        output.beforeSending = { true }

        #expect(captured.finish().output.isEmpty)
    }

    @Test func `held output that can't be read back is an error, and nothing after it is sent`() throws {
        let captured = CapturedConsole()
        let output = captured.console.answers.output

        output.hold()
        output.write(String(repeating: "x", count: (HeldParts.memoryLimit + 2) << 16))
        ftruncate(try #require(output.held.file).descriptor, 0)
        output.release()
        output.write("after")
        output.flush()

        #expect(output.failure == .failed(reason: "the temporary file can't be read back"))
        #expect(captured.finish().output == String(repeating: "x", count: HeldParts.memoryLimit << 16))
    }

    @Test func `held output is not sent, however long it is`() throws {
        let disk = try FullDisk()
        let output = Output(descriptor: disk.writing)

        output.hold()
        output.write(String(repeating: "x", count: 1 << 20))
        output.flush()
        let early = output.failure
        output.release()

        #expect(early == nil)
        #expect(output.failure != nil)
    }

    @Test func `a cancelled answer is cut off, and the next one is sent`() throws {
        let captured = CapturedConsole()
        let output = captured.console.answers.output
        var isCancelled = false
        output.isCancelled = { isCancelled }

        output.write(String(repeating: "a", count: 1 << 16))
        isCancelled = true
        output.write(String(repeating: "b", count: 1 << 20))
        #expect(output.failure == .interrupted)
        output.finishAnswer()
        output.write("short\n")
        output.flush()
        output.finishAnswer()

        #expect(output.failure == nil)
        #expect(captured.finish().output == String(repeating: "a", count: 1 << 16) + "short\n")
    }
}
