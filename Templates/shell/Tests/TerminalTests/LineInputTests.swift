import Testing

@testable import Terminal

struct LineInputTests {
    /// Returns the lines of input that arrives in these pieces.
    private func lines(_ pieces: String...) -> [String] {
        var rest = pieces.map { Array($0.utf8) }[...]
        let input = LineInput(isInteractive: false, reading: { rest.popFirst() ?? [] })
        var lines: [String] = []
        while let line = input.next() { lines.append(String(decoding: line, as: UTF8.self)) }
        return lines
    }

    @Test func `lines can arrive in any pieces`() {
        #expect(lines("one\ntw", "o", "\nthree\nfo", "ur\n") == ["one", "two", "three", "four"])
        #expect(lines("우", "유\n") == ["우유"])
    }

    @Test func `empty lines count, and the last line needs no end`() {
        #expect(lines("\n\none") == ["", "", "one"])
        #expect(lines() == [])
    }

    @Test func `after the end, there is no line`() {
        var pieces = [Array("one".utf8), []][...]
        let input = LineInput(isInteractive: true, reading: { pieces.popFirst() ?? [] })

        #expect(input.next() == Array("one".utf8))
        #expect(input.next() == nil)
        #expect(input.next() == nil)
    }
}
