import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing

@testable import CompareDays

struct CompareDaysCommandTests {
    private func request(_ words: String...) throws -> CompareDaysRequest {
        try CompareDaysCommand.request(
            from: CommandLineParser([CompareDaysCommand.command]).parse(["diff"] + words),
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    @Test func `one day is compared with now`() throws {
        #expect(try request("yesterday") == CompareDaysRequest(from: .saturday - 1, through: nil))
        #expect(try request("2", "days", "ago") == CompareDaysRequest(from: .saturday - 2, through: nil))
    }

    @Test(arguments: [["mon", "fri"], ["fri", "mon"], ["5", "days", "ago", "yesterday"]])
    func `two days are compared from the earlier to the later one`(words: [String]) throws {
        let invocation = try CommandLineParser([CompareDaysCommand.command]).parse(["diff"] + words)
        let dates = DateReader(.saturday, weeksStartOn: .monday)

        let request = try CompareDaysCommand.request(from: invocation, dates: dates)

        #expect(request == CompareDaysRequest(from: .saturday - 5, through: .saturday - 1))
    }

    @Test func `other words are refused`() {
        #expect(throws: InputError.item(.notAPastDay("milk"))) { try request("milk") }
        #expect(throws: InputError.self) { try request() }
    }
}
