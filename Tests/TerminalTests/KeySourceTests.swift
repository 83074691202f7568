import CEditline
import Glibc
import Testing

@testable import Terminal

/// Keys and what happens meanwhile, through pipes instead of a terminal.
struct KeySourceTests {
    private let typed = PipeEnds()
    private let seen = PipeEnds()
    private let rung = PipeEnds()
    private let source: KeySource

    init() throws {
        let screen = try #require(LineOnScreen(canMoveCursor: false, output: seen.end))
        source = KeySource(screen, KeyBindings(file: "/dev/null"), input: typed.start)
        source.begin(LineAids())
    }

    /// What libedit would be given: a text, or nil and whether the input has ended.
    private func read() -> (text: String?, result: Int32) {
        var letter: wchar_t = 0
        let result = source.read(into: &letter)
        return (result == 1 ? source.screen.letters.text(of: [letter]) : nil, result)
    }

    @Test func `keys come one by one, a grapheme that is there as a whole`() {
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

    @Test func `what is no text and what quotes nothing is passed over`() {
        typed.write(bytes: [0xFF, 0x00, 0xEA, 0xBE, 0x61])

        #expect(read().text == "a")
        #expect(seen.read() == "\u{7}\u{7}")
    }

    @Test func `a bell rings while nobody types, and the wait goes on`() {
        var rings = 0
        source.begin(
            LineAids(bells: [
                Bell(rung.start) { [typed, rung] in
                    rings += 1
                    _ = rung.read()
                    typed.write("x")
                }
            ])
        )

        rung.write("!")

        #expect(read().text == "x")
        #expect(rings == 1)
    }

    @Test func `what was typed goes before a bell`() {
        var rings = 0
        source.begin(LineAids(bells: [Bell(rung.start) { rings += 1 }]))

        rung.write("!")
        typed.write("a")

        #expect(read().text == "a")
        #expect(rings == 0)
    }

    @Test func `at midnight the clock rings like any bell`() {
        let clock = AlarmClock()
        var rings = 0
        source.begin(
            LineAids(bells: [
                Bell(clock.descriptor) { [typed] in
                    rings += 1
                    clock.silence()
                    typed.write("x")
                }
            ])
        )

        clock.set(to: 1)

        #expect(read().text == "x")
        #expect(rings == 1)
    }

    @Test func `several lines that are pasted at once answer the question`() {
        source.begin(LineAids(takesLines: true))

        typed.write("\u{1B}[200~add 우유\nup\n\u{1B}[201~")

        #expect(read().result == -1)
        #expect(source.ending == .line("add 우유\nup"))
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
