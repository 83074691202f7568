import Glibc
import Testing

@testable import Terminal

struct InputLinesTests {
    private func lines(_ parts: String...) throws -> [String] {
        let lines = InputLines(parts.map { Array($0.utf8) })
        var found: [String] = []
        while let line = try lines.next() { found.append(String(decoding: line, as: UTF8.self)) }
        return found
    }

    @Test func `lines end at line feeds, wherever the input is cut into parts`() throws {
        #expect(try lines("one\ntwo\n", "three") == ["one", "two", "three"])
        #expect(try lines("on", "e", "\n", "\ntwo") == ["one", "", "two"])
    }

    @Test func `the last line may lack its line feed`() throws {
        #expect(try lines("one\n") == ["one"])
        #expect(try lines("one") == ["one"])
    }

    @Test func `an empty input has no lines`() throws {
        #expect(try lines().isEmpty)
        #expect(try lines("").isEmpty)
    }

    @Test func `most parts of a long input are read back from a file`() throws {
        let parts = (1...100).map { Array("part \($0), ".utf8) } + [Array("end\nlast".utf8)]
        let lines = InputLines(parts)

        let expected = (1...100).map { "part \($0), " }.joined() + "end"
        #expect(try lines.next().map { String(decoding: $0, as: UTF8.self) } == expected)
        #expect(try lines.next() == Array("last".utf8))
        #expect(try lines.next() == nil)
    }

    @Test func `parts that can't be read back are an error, not the end of the input`() throws {
        let parts = (1...100).map { Array("line \($0)\n".utf8) }
        let lines = InputLines(parts)
        ftruncate(try #require(lines.parts.file).descriptor, 0)

        for _ in 1...HeldParts.memoryLimit { _ = try lines.next() }
        #expect(throws: Input.Unreadable.self) { try lines.next() }
    }
}
