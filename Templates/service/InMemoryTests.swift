import Testing

@testable import {{name}}

struct {{name}}InMemoryTests {
    private let source = {{name}}InMemory({{name}}Samples.entries)

    @Test func `what it is told to say is said, and counted`() throws {
        #expect(try source.entries() == source.told)
        #expect(source.timesAsked == 1)
    }

    @Test func `it fails as it is told to`() {
        source.failure = .malformed(path: "source", line: 1)

        #expect(throws: {{name}}Failure.malformed(path: "source", line: 1)) {
            try source.entries()
        }
    }
}
