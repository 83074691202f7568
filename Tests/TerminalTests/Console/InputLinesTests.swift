import Terminal
import Testing

struct InputLinesTests {
    private func lines(_ parts: String...) -> [String] {
        let lines = InputLines(parts.map { Array($0.utf8) })
        var found: [String] = []
        while let line = lines.next() { found.append(String(decoding: line, as: UTF8.self)) }
        return found
    }

    @Test func `lines end at line feeds, wherever the input is cut into parts`() {
        #expect(lines("one\ntwo\n", "three") == ["one", "two", "three"])
        #expect(lines("on", "e", "\n", "\ntwo") == ["one", "", "two"])
    }

    @Test func `the last line may lack its line feed`() {
        #expect(lines("one\n") == ["one"])
        #expect(lines("one") == ["one"])
    }

    @Test func `an empty input has no lines`() {
        #expect(lines().isEmpty)
        #expect(lines("").isEmpty)
    }

    @Test func `most parts of a long input are read back from a file`() {
        let parts = (1...100).map { Array("part \($0), ".utf8) } + [Array("end\nlast".utf8)]
        let lines = InputLines(parts)

        let expected = (1...100).map { "part \($0), " }.joined() + "end"
        #expect(lines.next().map { String(decoding: $0, as: UTF8.self) } == expected)
        #expect(lines.next() == Array("last".utf8))
        #expect(lines.next() == nil)
    }
}
