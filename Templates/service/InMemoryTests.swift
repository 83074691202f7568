import Testing

@testable import {{name}}

struct {{name}}InMemoryTests {
    private let source = {{name}}InMemory({{name}}Samples.entries)

    @Test func `the entries are returned, and calls are counted`() throws {
        #expect(try source.entries() == source.contents)
        #expect(source.readCount == 1)
    }

    @Test func `the given failure is thrown`() {
        source.failure = .malformed(path: "source", line: 1)

        #expect(throws: {{name}}Failure.malformed(path: "source", line: 1)) {
            try source.entries()
        }
    }
}
