import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankItemsCommandTests {
    private func request(_ words: String...) throws -> RankItemsRequest {
        try RankItemsCommand.request(
            from: CommandLineParser([RankItemsCommand.command]).parse(["next"] + words),
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    @Test func `a number comes first, and a filter follows`() throws {
        #expect(try request() == RankItemsRequest())
        #expect(try request("3") == RankItemsRequest(count: 3))
        #expect(try request("2", "+home", "--explain").isExplained)
        #expect(try request("2", "+home").filter == request("+home").filter)
        #expect(try request("+home").count == 5 && !request("+home").filter.isEverything)
    }

    @Test func `today takes a filter alone, and a limit as an option`() throws {
        func request(_ words: String...) throws -> RankItemsRequest {
            try RankItemsCommand.requestForToday(
                from: CommandLineParser([RankItemsCommand.today]).parse(["today"] + words),
                dates: DateReader(.saturday, weeksStartOn: .monday)
            )
        }

        var usual = RankItemsRequest(count: nil, isToday: true)
        usual.undatedFilter = "pri:high due:none --sort urgency"
        #expect(try request() == usual)
        (usual.count, usual.isExplained, usual.showsAllUndated) = (2, true, true)
        #expect(try request("-n", "2", "--explain", "--all") == usual)
        #expect(try request("3", "+home").filter.selection == Selection([[.ids([3...3]), .tag("home")]]))
        #expect(throws: InputError.command(.notACount("0"))) { try request("-n", "0") }
    }

    @Test(arguments: ["0", "99999999999"])
    func `an invalid number is refused`(word: String) {
        #expect(throws: InputError.command(.notACount(word))) { try request(word) }
    }

    @Test(arguments: ["week", "month", "quarter", "year"])
    func `a period is not a filter`(period: String) {
        let error = InputError.usage(.unknownCommand("next \(period)", suggestion: "upcoming next \(period)"))

        #expect(throws: error) { try request(period) }
    }
}
