import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import FindItems

struct FindItemsCommandTests {
    private let dates = DateReader(.saturday, weeksStartOn: .monday)

    private func request(_ words: String...) throws -> FindItemsRequest {
        let invocation = try CommandLineParser([FindItemsCommand.command]).parse(words)
        return try FindItemsCommand.request(from: invocation, dates: dates)
    }

    @Test func `states, operators and numbers are plain words`() throws {
        let words = ["rent", "or", "not", "3,5-7", "open", "overdue", "@shop", "+1", "12:30"]
        let request = try request("find", "rent", "or", "not", "3,5-7", "open", "overdue", "@shop", "+1", "12:30")

        #expect(request == FindItemsRequest(words.map { SearchWord($0) }))
    }

    @Test func `attributes are conditions`() throws {
        let request = try request("find", "rent", "due:next", "fri", "-later", "!high", "status:open", "project:none")

        let day = Day.saturday + 6
        #expect(request.words == [SearchWord("rent")])
        #expect(
            request.conditions == [
                .date(.due, from: day, until: day + 1), .noTag("later"), .priority(.high), .open, .lacks(.project),
            ]
        )
    }

    @Test func `conditions without words name the command that lists by them`() {
        #expect(throws: InputError.filter(.missingSearchWord(conditions: "pri:high \"due:next fri\""))) {
            try request("find", "pri:high", "due:next fri")
        }
    }

    @Test func `a misspelled attribute is rejected`() {
        #expect(throws: InputError.filter(.unknownTerm("projcet:x", suggestion: "project:x"))) {
            try request("find", "a", "projcet:x")
        }
        #expect(throws: InputError.filter(.unknownTerm("foo:bar", suggestion: nil))) {
            try request("find", "a", "foo:bar")
        }
    }

    @Test func `a saved filter is a condition`() throws {
        var invocation = try CommandLineParser([FindItemsCommand.command]).parse(["find", "a", ":office"])
        invocation.definitions = ["office": "+work or pri:high"]

        let request = try FindItemsCommand.request(from: invocation, dates: dates)

        #expect(request.words == [SearchWord("a")])
        #expect(request.conditions == [.group(Selection([[.tag("work")], [.priority(.high)]]))])
    }

    @Test func `tags and projects are searched in their own fields`() throws {
        let request = try request("find", "+home", "#work", "project:home.garden")

        #expect(
            request
                == FindItemsRequest([
                    SearchWord("home", in: .tag), SearchWord("work", in: .tag), SearchWord("home.garden", in: .project),
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
            try FindItemsCommand.request(from: invocation, dates: dates)
        }
    }
}
