import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ShowStats

struct ShowStatsCommandTests {
    private func request(_ words: String...) throws -> ShowStatsRequest {
        try ShowStatsCommand.request(
            from: CommandLineParser([ShowStatsCommand.command]).parse(["stats"] + words),
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    @Test func `a filter, a first day and a unit are read`() throws {
        #expect(try request() == ShowStatsRequest())
        #expect(try request("+home").filter.selection == Selection([[.tag("home")]]))
        #expect(try request("--since", "2026-11-01").since == Day(iso: "2026-11-01"))
        #expect(try request("--since", "2w").since == .saturday - 14)
        #expect(try request("--by", "month").unit == .month)
    }

    @Test func `an invalid day is refused`() {
        #expect(throws: InputError.item(.notAPastDay("soon"))) { try request("--since", "soon") }
    }
}
