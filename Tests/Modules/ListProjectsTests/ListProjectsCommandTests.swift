import Almanac
import Entities
import Grammar
import TestKit
import Testing
import Vocabulary

@testable import ListProjects

struct ListProjectsCommandTests {
    private func request(_ words: String...) throws -> ListProjectsRequest {
        let invocation = try CommandLineParser([ListProjectsCommand.command]).parse(words)
        return try ListProjectsCommand.request(from: invocation, dates: DateReader(.saturday, weeksStartOn: .monday))
    }

    @Test func `the command alone requests everything`() throws {
        #expect(try request("projects") == ListProjectsRequest())
    }

    @Test func `words after the command are a filter`() throws {
        #expect(
            try request("projects", "+home", "closed").filter == ItemFilter(Selection([[.tag("home"), .closed]]))
        )
    }

    @Test func `an invalid filter is rejected`() {
        #expect(throws: InputError.unknownTerm("proj:home", suggestion: "project:")) {
            try request("projects", "proj:home")
        }
    }
}
