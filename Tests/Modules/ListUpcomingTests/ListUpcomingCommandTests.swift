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
        let usual = ListUpcomingRequest(undatedFilter: "due:none --sort priority,-id")
        #expect(try request("upcoming") == usual && request("up") == usual)
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
        (["+home"], "+home closed", "+home due:none --sort priority,-id"),
        (["+a", "or", "+b"], "\"(+a or +b) closed\"", "\"(+a or +b) due:none\" --sort priority,-id"),
        (["+a", "--", "-n"], "+a closed -- -n", "+a due:none --sort priority,-id -- -n"),
        (["+a", "OR", "+b"], "\"(+a OR +b) closed\"", "\"(+a OR +b) due:none\" --sort priority,-id"),
        (["(+a or +b)"], "\"(+a or +b) closed\"", "\"(+a or +b) due:none\" --sort priority,-id"),
        (["due:none"], "due:none closed", "due:none --sort priority,-id"),
        ([], "closed", "due:none --sort priority,-id"),
    ])
    func `the filters for other items keep the typed words`(words: [String], done: String, undated: String) throws {
        let invocation = try CommandLineParser([ListUpcomingCommand.command]).parse(["up"] + words)
        let request = try ListUpcomingCommand.request(from: invocation, dates: dates)
        #expect(request.doneFilter == done)
        #expect(request.undatedFilter == undated)
    }

    @Test func `a period and --days can't be used together`() {
        #expect(throws: InputError.usage(.conflictingOptions("--days", "“this week”"))) {
            try request("up", "this", "week", "--days", "1")
        }
    }

    @Test(arguments: [("date", ItemGrouping.due), ("proj", .project), ("tags", .tag), ("pri", .priority)])
    func `a group has the names of other programs, too`(name: String, grouping: ItemGrouping) throws {
        #expect(try request("up", "--by", name).grouping == grouping)
    }

    @Test func `options set the days, the number of items, and whether all without a date are shown`() throws {
        #expect(try request("up", "--days", "3", "-n", "5", "--all").days == 3)
        #expect(try request("up", "--days", "3", "-n", "5", "--all").maximum == 5)
        #expect(try request("up", "--days", "3", "-n", "5", "--all").showsAllUndated)
        #expect(throws: InputError.command(.notACount("0"))) { try request("up", "--days", "0") }
        #expect(throws: InputError.command(.notACount("few"))) { try request("up", "-n", "few") }
    }

    @Test func `an unknown filter is rejected`() {
        #expect(throws: InputError.filter(.unknownTerm("projct:home", suggestion: "project:home"))) {
            try request("up", "projct:home")
        }
    }
}
