import Boundary
import Grammar
import Testing

@testable import FindItems

struct FindItemsCommandTests {
    private func request(_ words: String...) throws -> FindItemsRequest {
        let invocation = try CommandLineParser([FindItemsCommand.command]).parse(words)
        return try FindItemsCommand.request(from: invocation)
    }

    @Test func `words are words, whatever they would mean elsewhere`() throws {
        let request = try request("find", "rent", "or", "3,5-7", "-tag", "due:fri", "open", "@shop", "+1", "!high", "-")

        let words = ["rent", "or", "3,5-7", "-tag", "due:fri", "open", "@shop", "+1", "!high", "-"]
        #expect(request == FindItemsRequest(words.map { .anywhere($0) }))
    }

    @Test func `a tag and a project are looked for where they would be`() throws {
        let request = try request("find", "+home", "#work", "project:home.garden", "project:")

        #expect(
            request
                == FindItemsRequest([.tag("home"), .tag("work"), .project("home.garden"), .anywhere("project:")])
        )
    }

    @Test func `behind two hyphens every word is as it stands`() throws {
        #expect(
            try request("find", "--", "+home", "project:x", "--open")
                == FindItemsRequest([.anywhere("+home"), .anywhere("project:x"), .anywhere("--open")])
        )
    }

    @Test func `what is done can be left out`() throws {
        #expect(try request("find", "--open", "x") == FindItemsRequest([.anywhere("x")], isAboutOpenOnes: true))
    }

    @Test(arguments: [[], ["", " \u{3000}\t"], ["--open"]])
    func `no words are refused with an example`(words: [String]) throws {
        let invocation = try CommandLineParser([FindItemsCommand.command]).parse(["find"] + words)

        #expect(throws: Misunderstanding.missingWords(command: "find", example: "adder find rent")) {
            try FindItemsCommand.request(from: invocation)
        }
    }
}
