import Almanac
import CommandLine
import Entities
import ItemLanguage
import Testing
import Vocabulary

@testable import ListUpcoming

struct ListUpcomingCommandTests {
    private let dates = DateReader(morning.now(), weeksStartOn: .monday)

    private func request(_ words: String...) throws -> ListUpcomingRequest {
        let invocation = try CommandLineParser([ListUpcomingCommand.command]).parse(words)
        return try ListUpcomingCommand.request(from: invocation, dates: dates)
    }

    @Test func `the command without arguments lists everything by due date`() throws {
        #expect(try request("upcoming") == ListUpcomingRequest())
        #expect(try request("up") == ListUpcomingRequest())
    }

    @Test(arguments: ItemGrouping.allCases)
    func `--by accepts every grouping`(grouping: ItemGrouping) throws {
        #expect(try request("--by", grouping.rawValue, "up").grouping == grouping)
    }

    @Test func `operands are a filter`() throws {
        let filter = ItemFilter(Selection([[.tag("home"), .date(.due, from: saturday, until: saturday + 1)]]))

        #expect(try request("up", "+home", "due:today").filter == filter)
    }

    @Test(arguments: [
        (["+home"], "+home closed"), (["+a", "or", "+b"], "\"(+a or +b) closed\""),
        (["+a", "--", "-n"], "+a closed -- -n"),
        ([], "closed"),
    ])
    func `the filter for done items keeps the typed words`(words: [String], filter: String) throws {
        let invocation = try CommandLineParser([ListUpcomingCommand.command]).parse(["up"] + words)
        #expect(try ListUpcomingCommand.request(from: invocation, dates: dates).doneFilter == filter)
    }

    @Test func `an unknown filter is rejected`() {
        #expect(throws: InputError.unknownTerm("projct:home", suggestion: "project:")) {
            try request("up", "projct:home")
        }
    }
}
