import Almanac
import Entities
import Grammar
import TestKit
import Testing
import Vocabulary

@testable import ListTags

struct ListTagsCommandTests {
    private func request(_ words: String...) throws -> ListTagsRequest {
        let invocation = try CommandLineParser([ListTagsCommand.command]).parse(words)
        return try ListTagsCommand.request(from: invocation, dates: DateReader(.saturday, weeksStartOn: .monday))
    }

    @Test func `the command alone requests everything`() throws {
        #expect(try request("tags") == ListTagsRequest())
    }

    @Test func `words after the command are a filter`() throws {
        #expect(
            try request("tags", "+home", "closed").filter == ItemFilter(Selection([[.tag("home"), .closed]]))
        )
    }

    @Test func `an invalid filter is rejected`() {
        #expect(throws: InputError.unknownTerm("proj:home", suggestion: "project:")) {
            try request("tags", "proj:home")
        }
    }
}
