import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing

@testable import ForgetHistory

struct ForgetHistoryCommandTests {
    private func read(_ words: String...) throws -> ForgetHistoryRequest {
        try ForgetHistoryCommand.request(
            from: CommandLineParser([ForgetHistoryCommand.command]).parse(["forget"] + words),
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    @Test func `a day in one or several words is the first one that is kept`() throws {
        #expect(try read("2026-11-20") == ForgetHistoryRequest(range: .before(today - 1)))
        #expect(try read("20", "nov", "--yes") == ForgetHistoryRequest(range: .before(today - 1), confirmation: .given))
        #expect(try read("20 nov") == ForgetHistoryRequest(range: .before(today - 1)))
    }

    @Test func `all stands for every change`() throws {
        #expect(try read("All") == ForgetHistoryRequest(range: .all))
    }

    @Test(arguments: ["", nil])
    func `the day is required`(word: String?) {
        #expect(throws: InputError.missingArgument(command: "forget", example: "adder forget 2026-01-01")) {
            if let word { try read(word) } else { try read() }
        }
    }

    @Test(arguments: ["9999y", "2026y"])
    func `a day before the first year is rejected`(text: String) {
        #expect(throws: InputError.self) { try read(text, "--yes") }
    }

    @Test func `words that are not a day are rejected`() {
        #expect(throws: InputError.item(.notAPastDay("old stuff"))) { try read("old", "stuff") }
    }
}
