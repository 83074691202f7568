import Almanac
import Boundary
import Entities
import Grammar
import TestKit
import Testing

@testable import ListTags

struct ListTagsCommandTests {
    private func request(_ words: String...) throws -> ListTagsRequest {
        let invocation = try CommandLineParser([ListTagsCommand.command]).parse(words)
        return try ListTagsCommand.request(from: invocation, dates: DateReader(.saturday, weeksStartOn: .monday))
    }

    @Test func `the command alone asks for all of them`() throws {
        #expect(try request("tags") == ListTagsRequest())
    }

    @Test func `words behind the command are a filter`() throws {
        #expect(
            try request("tags", "+home", "closed").filter == ItemFilter(Selection([[.tag("home"), .closed]]))
        )
    }

    @Test func `a word that is no filter is refused`() {
        #expect(throws: Misunderstanding.unknownTerm("proj:home", suggestion: "project:")) {
            try request("tags", "proj:home")
        }
    }
}
