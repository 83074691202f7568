import CEditline
import Glibc
import Testing

@testable import Terminal

/// Feeds keys and events through pipes instead of a terminal.
struct KeySourceTests {
    private let typed = PipeEnds()
    private let seen = PipeEnds()
    private let event = PipeEnds()
    private let source: KeySource

    init() throws {
        let screen = try #require(LineOnScreen(canMoveCursor: false, output: seen.end))
        source = KeySource(screen, KeyBindings(file: "/dev/null"), input: typed.start)
        source.begin(LineOptions())
    }

    /// Returns the text and the status that libedit would get.
    private func read() -> (text: String?, result: Int32) {
        var character: wchar_t = 0
        let result = source.read(into: &character)
        return (result == 1 ? source.screen.graphemes.text(of: [character]) : nil, result)
    }

    @Test func `keys are read one at a time, and a grapheme cluster as a whole`() {
        typed.write("ae\u{301}👨‍👩‍👧\n")

        #expect(read().text == "a")
        #expect(read().text == "é")
        #expect(read().text == "👨‍👩‍👧")
        #expect(read().text == "\n")
    }

    @Test func `the end of the input is the end of the line`() {
        typed.write("a")
        typed.closeEnd()

        #expect(read().text == "a")
        #expect(read().result == 0)
    }

    @Test func `invalid bytes and Ctrl-Space are skipped`() {
        typed.write(bytes: [0xFF, 0x00, 0xEA, 0xBE, 0x61])

        #expect(read().text == "a")
        #expect(seen.read() == "\u{7}\u{7}")
    }

    @Test func `an event is handled while waiting for input`() {
        var count = 0
        source.begin(
            LineOptions(eventSources: [
                EventSource(event.start) { [typed, event] in
                    count += 1
                    _ = event.read()
                    typed.write("x")
                }
            ])
        )

        event.write("!")

        #expect(read().text == "x")
        #expect(count == 1)
    }

    @Test func `typed input comes before events`() {
        var count = 0
        source.begin(LineOptions(eventSources: [EventSource(event.start) { count += 1 }]))

        event.write("!")
        typed.write("a")

        #expect(read().text == "a")
        #expect(count == 0)
    }

    @Test func `a wall clock timer is an event source`() {
        let timer = WallClockTimer()
        var count = 0
        source.begin(
            LineOptions(eventSources: [
                EventSource(timer.descriptor) { [typed] in
                    count += 1
                    timer.clear()
                    typed.write("x")
                }
            ])
        )

        timer.schedule(at: 1)

        #expect(read().text == "x")
        #expect(count == 1)
    }

    @Test func `Escape ends a prompt that it interrupts, and no other key does`() {
        source.begin(LineOptions())
        source.options.escapeInterrupts = true

        typed.write("\u{1B}[Aa")
        for _ in 1...3 { #expect(read().result == 1) }
        typed.write("\u{1B}")

        #expect(read().text == "a")
        #expect(read().result == -1)
        #expect(source.earlyAnswer == .interrupted)
    }

    @Test func `several pasted lines end the prompt`() {
        source.begin(LineOptions(acceptsMultipleLines: true))

        typed.write("\u{1B}[200~add 우유\nup\n\u{1B}[201~")

        #expect(read().result == -1)
        #expect(source.earlyAnswer == .line("add 우유\nup"))
        #expect(read().result == -1)
    }
}

private final class PipeEnds {
    let start: Int32
    private(set) var end: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        (start, end) = (ends[0], ends[1])
    }

    deinit {
        close(start)
        closeEnd()
    }

    func write(_ text: String) {
        write(bytes: Array(text.utf8))
    }

    func write(bytes: [UInt8]) {
        _ = Glibc.write(end, bytes, bytes.count)
    }

    func closeEnd() {
        if end >= 0 { close(end) }
        end = -1
    }

    func read() -> String {
        var bytes = [UInt8](repeating: 0, count: 1_024)
        let count = Glibc.read(start, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
