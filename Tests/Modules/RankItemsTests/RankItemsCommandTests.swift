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

    @Test(arguments: ["0", "99999999999"])
    func `an invalid number is refused`(word: String) {
        #expect(throws: InputError.notACount(word)) { try request(word) }
    }
}
