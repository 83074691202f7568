import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ShowBurndown

struct ShowBurndownCommandTests {
    private func request(_ words: String...) throws -> ShowBurndownRequest {
        try ShowBurndownCommand.request(
            from: CommandLineParser([ShowBurndownCommand.command]).parse(["burndown"] + words),
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    @Test func `a filter and a day are read`() throws {
        #expect(try request() == ShowBurndownRequest())
        #expect(try request("+home").filter.selection == Selection([[.tag("home")]]))
        #expect(try request("--until", "mon").until == .saturday + 2)
    }

    @Test func `an invalid day is refused`() {
        #expect(throws: InputError.item(.notADate("soon", key: "until"))) { try request("--until", "soon") }
    }
}
