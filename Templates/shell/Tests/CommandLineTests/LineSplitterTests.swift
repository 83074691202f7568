import Testing

@testable import CommandLine

struct LineSplitterTests {
    @Test(arguments: [
        ("add Call mom", ["add", "Call", "mom"]), ("  a\tb ", ["a", "b"]), ("", []), ("a \"b  c\"d", ["a", "b  cd"]),
        ("a \"\"", ["a", ""]), ("우유 🎉", ["우유", "🎉"]),
    ])
    func `a line is split at spaces outside quotes`(line: String, words: [String]) throws {
        #expect(try LineSplitter.words(of: Array(line.utf8)) == words)
    }

    @Test func `an open quote and bytes that are not text are rejected`() {
        #expect(throws: LineError.unclosedQuote) { try LineSplitter.words(of: Array("a \"b".utf8)) }
        #expect(throws: LineError.notText) { try LineSplitter.words(of: [0x61, 0xFF]) }
    }
}
