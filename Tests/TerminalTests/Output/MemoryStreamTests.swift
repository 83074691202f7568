import Glibc
import Testing

@testable import Terminal

struct MemoryStreamTests {
    @Test func `written bytes are taken once, however many`() throws {
        let stream = try #require(MemoryStream())
        let long = String(repeating: "한", count: 10_000)

        #expect(stream.take().isEmpty)
        fputs("abcdef", stream.file)
        #expect(stream.take() == Array("abcdef".utf8))
        #expect(stream.take().isEmpty)
        fputs("g", stream.file)
        #expect(stream.take() == Array("g".utf8))
        fputs(long, stream.file)
        #expect(stream.take() == Array(long.utf8))
        #expect(stream.take().isEmpty)
    }
}
