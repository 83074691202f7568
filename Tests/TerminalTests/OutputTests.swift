import Glibc
import TestKit
import Testing

@testable import Terminal

struct OutputTests {
    @Test func `what is written arrives only once it is flushed, and in order`() throws {
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

    @Test func `what is longer than the buffer arrives whole, blanks at its end or not`() {
        let captured = CapturedConsole()
        let output = captured.console.output
        let text = String(repeating: "한글 and a letter more\n", count: 10_000)

        output.write(String(repeating: "a", count: (1 << 16) - 1))
        output.fill(UInt8(ascii: " "), count: 3)
        output.write(text)
        output.write(Array(text.utf8)[...])

        let (answer, _, _) = captured.finish()
        #expect(answer == String(repeating: "a", count: (1 << 16) - 1) + "   " + text + text)
    }

    @Test func `a reader that has gone is noticed and nothing more is written`() throws {
        let pipe = try UnreadPipe()
        let output = Output(descriptor: pipe.writing)

        output.write("Pay rent\n")
        output.flush()
        output.write("more\n")
        output.flush()

        #expect(output.failure == .closedPipe)
    }

    @Test func `a full disk is a failure with the system's reason`() throws {
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

    @Test func `nothing written is no failure even on a full disk`() throws {
        let disk = try FullDisk()
        let output = Output(descriptor: disk.writing)

        output.flush()

        #expect(output.failure == nil)
    }

    @Test func `a long answer does not wait for the end`() throws {
        let disk = try FullDisk()
        let output = Output(descriptor: disk.writing)

        output.write(String(repeating: "x", count: 1 << 16))

        #expect(output.failure != nil)
    }

    @Test(arguments: [10, 100_000])
    func `what is held arrives whole and in order once it is released`(lines: Int) {
        let captured = CapturedConsole()
        let output = captured.console.output
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

    @Test(arguments: [10, 100_000])
    func `what is held and forgotten never arrives, and what stood before it does`(lines: Int) {
        let captured = CapturedConsole()
        let output = captured.console.output

        output.write("before\n")
        output.hold()
        output.write(String(repeating: "한글\n", count: lines))
        output.forgetHeld()
        output.forgetHeld()
        output.write("after\n")

        #expect(captured.finish().output == "before\nafter\n")
    }

    @Test func `an answer that is forgotten takes nothing with it that is only held back`() {
        let captured = CapturedConsole()
        let output = captured.console.output
        let long = String(repeating: "한글\n", count: 20_000)

        output.holdsBack = true
        output.write(long + "before\n")
        output.hold()
        output.write(long)
        output.forgetHeld()
        output.hold()
        output.write("after\n")
        output.release()
        output.holdsBack = false

        #expect(captured.finish().output == long + "before\nafter\n")
    }

    @Test func `nothing is sent of what turns out not to be true when it is about to be`() {
        let captured = CapturedConsole()
        let output = captured.console.output
        output.willSend = {
            output.forgetUnsent()
            return false
        }

        output.holdsBack = true
        output.write(String(repeating: "Added\n", count: 20_000))
        output.holdsBack = false
        output.willSend = { true }

        #expect(captured.finish().output.isEmpty)
    }

    @Test func `nothing that is held is sent, however much it is`() throws {
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

    @Test func `what is long is cut where nobody wants more of it, until the next answer begins`() throws {
        let captured = CapturedConsole()
        let output = captured.console.output
        var isUnwanted = false
        output.isUnwanted = { isUnwanted }

        output.write(String(repeating: "a", count: 1 << 16))
        isUnwanted = true
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
