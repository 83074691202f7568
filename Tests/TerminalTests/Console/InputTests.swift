import Glibc
import Testing

@testable import Terminal

struct InputTests {
    private let pipe: Pipe
    private let input: Input

    init() throws {
        pipe = try Pipe()
        input = Input(descriptor: pipe.reading)
    }

    private func type(_ text: String) {
        _ = write(pipe.writing, text, text.utf8.count)
    }

    private func next(_ beforeWaiting: () -> Void = {}) throws -> String? {
        try input.nextLine(beforeWaiting: beforeWaiting).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `a line is returned before the next one is typed`() throws {
        type("first\n")
        #expect(try next() == "first")

        type("second\n\nlast")
        pipe.closeWriting()

        #expect(try next() == "second")
        #expect(try next() == "")
        #expect(try next() == "last")
        #expect(try next() == nil)
        #expect(try next() == nil)
    }

    @Test func `beforeWaiting is called only before blocking`() throws {
        var waits = 0
        type("one\ntwo\n")

        _ = try next { waits += 1 }
        #expect(waits == 1)
        _ = try next { waits += 1 }
        #expect(waits == 1)

        pipe.closeWriting()
        _ = try next { waits += 1 }
        #expect(waits == 2)
    }

    @Test func `a line may arrive in pieces, and the rest can be read at once`() throws {
        type("hal")
        var pieces = ["f a line\nthe ", "rest\n"]
        let line = try next { if !pieces.isEmpty { type(pieces.removeFirst()) } }
        #expect(line == "half a line")

        type(pieces.joined())
        pipe.closeWriting()
        #expect(String(decoding: try input.readAll(), as: UTF8.self) == "the rest\n")
        #expect(try next() == nil)
    }

    @Test func `the rest of the input can be read as lines`() throws {
        type("first\nsecond\nthi")
        #expect(try next() == "first")

        type("rd")
        pipe.closeWriting()

        let lines = try input.readLines()
        #expect(try [lines.next(), lines.next(), lines.next()] == [Array("second".utf8), Array("third".utf8), nil])
        #expect(try next() == nil)
    }

    @Test func `a read error is not the end of the input`() throws {
        let unreadable = Input(descriptor: pipe.writing)

        #expect(throws: Input.Unreadable.self) { try unreadable.readAll() }
        #expect(throws: Input.Unreadable.self) { try unreadable.readLines() }
    }
}
