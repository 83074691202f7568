import Almanac
import Boundary
import Entities
import Grammar
import TestKit
import Testing

@testable import ListProjects

struct ListProjectsCommandTests {
    private func request(_ words: String...) throws -> ListProjectsRequest {
        let invocation = try CommandLineParser([ListProjectsCommand.command]).parse(words)
        return try ListProjectsCommand.request(from: invocation, dates: DateReader(.saturday, weeksStartOn: .monday))
    }

    @Test func `the command alone asks for all of them`() throws {
        #expect(try request("projects") == ListProjectsRequest())
    }

    @Test func `words behind the command are a filter`() throws {
        #expect(
            try request("projects", "+home", "closed").filter == ItemFilter(Selection([[.tag("home"), .closed]]))
        )
    }

    @Test func `a word that is no filter is refused`() {
        #expect(throws: Misunderstanding.unknownTerm("proj:home", suggestion: "project:")) {
            try request("projects", "proj:home")
        }
    }
}
