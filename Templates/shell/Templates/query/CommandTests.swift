import Testing

@testable import {{name}}

struct {{name}}CommandTests {
    @Test func `all words are searched`() {
        let request = {{name}}Command.request(from: ["a", "b"])

        #expect(request == {{name}}Request(words: ["a", "b"]))
    }
}
