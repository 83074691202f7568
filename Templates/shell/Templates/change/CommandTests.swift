import Testing

@testable import {{name}}

struct {{name}}CommandTests {
    @Test func `all words belong to the note`() {
        let request = {{name}}Command.request(from: ["Call", "mom"])

        #expect(request == {{name}}Request(words: ["Call", "mom"]))
    }
}
