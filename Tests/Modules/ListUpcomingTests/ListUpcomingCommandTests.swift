import Almanac
import Boundary
import Entities
import Grammar
import Testing

@testable import ListUpcoming

struct ListUpcomingCommandTests {
    private let dates = DateReader(morning.now(), weeksStartOn: .monday)

    private func request(_ words: String...) throws -> ListUpcomingRequest {
        let invocation = try CommandLineParser([ListUpcomingCommand.command]).parse(words)
        return try ListUpcomingCommand.request(from: invocation, dates: dates)
    }

    @Test func `the command alone asks for everything by due day`() throws {
        #expect(try request("upcoming") == ListUpcomingRequest())
        #expect(try request("up") == ListUpcomingRequest())
    }

    @Test(arguments: ListUpcomingRequest.Grouping.allCases)
    func `every grouping can be asked for`(grouping: ListUpcomingRequest.Grouping) throws {
        #expect(try request("--by", grouping.rawValue, "up").grouping == grouping)
    }

    @Test func `words behind the command are a filter`() throws {
        let filter = ItemFilter(Selection([[.tag("home"), .due(from: saturday, until: saturday + 1)]]))

        #expect(try request("up", "+home", "due:today").filter == filter)
    }

    @Test func `a word that is no filter is refused`() {
        #expect(throws: Misunderstanding.unknownTerm("proj:home", suggestion: "project:")) {
            try request("up", "proj:home")
        }
    }
}
