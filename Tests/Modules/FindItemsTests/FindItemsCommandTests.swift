import CommandLine
import ItemLanguage
import Testing
import Vocabulary

@testable import FindItems

struct FindItemsCommandTests {
    private func request(_ words: String...) throws -> FindItemsRequest {
        let invocation = try CommandLineParser([FindItemsCommand.command]).parse(words)
        return try FindItemsCommand.request(from: invocation)
    }

    @Test func `keywords of other commands are plain words`() throws {
        let request = try request("find", "rent", "or", "3,5-7", "-tag", "due:fri", "open", "@shop", "+1", "!high", "-")

        let words = ["rent", "or", "3,5-7", "-tag", "due:fri", "open", "@shop", "+1", "!high", "-"]
        #expect(request == FindItemsRequest(words.map { SearchWord($0) }))
    }

    @Test func `tags and projects are searched in their own fields`() throws {
        let request = try request("find", "+home", "#work", "project:home.garden", "project:")

        #expect(
            request
                == FindItemsRequest([
                    SearchWord("home", in: .tag), SearchWord("work", in: .tag), SearchWord("home.garden", in: .project),
                    SearchWord("project:"),
                ])
        )
    }

    @Test func `words after two hyphens are literal`() throws {
        #expect(
            try request("find", "--", "+home", "project:x", "--open")
                == FindItemsRequest([SearchWord("+home"), SearchWord("project:x"), SearchWord("--open")])
        )
    }

    @Test func `done items can be excluded`() throws {
        #expect(try request("find", "--open", "x") == FindItemsRequest([SearchWord("x")], isOpenOnly: true))
    }

    @Test(arguments: [[], ["", " \u{3000}\t"], ["--open"]])
    func `missing words are rejected with an example`(words: [String]) throws {
        let invocation = try CommandLineParser([FindItemsCommand.command]).parse(["find"] + words)

        #expect(throws: InputError.missingArgument(command: "find", example: "adder find rent")) {
            try FindItemsCommand.request(from: invocation)
        }
    }
}
