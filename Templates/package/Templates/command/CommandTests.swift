import Testing

@testable import {{name}}

struct {{name}}CommandTests {
    @Test(arguments: [[], ["-"]])
    func `without a file, standard input is read`(words: [String]) {
        #expect({{name}}Command.request(from: words) == {{name}}Request())
    }

    @Test func `operands are files`() {
        let request = {{name}}Command.request(from: ["a", "b"])

        #expect(request == {{name}}Request(paths: ["a", "b"]))
    }
}
