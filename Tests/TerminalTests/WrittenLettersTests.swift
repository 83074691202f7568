import Glibc
import Testing

@testable import Terminal

struct WrittenLettersTests {
    @Test func `what was written is taken once, however much it is`() throws {
        let written = try #require(WrittenLetters())
        let long = String(repeating: "한", count: 10_000)

        #expect(written.take().isEmpty)
        fputs("abcdef", written.stream)
        #expect(written.take() == Array("abcdef".utf8))
        #expect(written.take().isEmpty)
        fputs("g", written.stream)
        #expect(written.take() == Array("g".utf8))
        fputs(long, written.stream)
        #expect(written.take() == Array(long.utf8))
        #expect(written.take().isEmpty)
    }
}
