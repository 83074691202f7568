import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing

@testable import RestoreList

struct RestoreListCommandTests {
    private func read(_ words: String...) throws -> RestoreListRequest {
        try RestoreListCommand.request(
            from: CommandLineParser([RestoreListCommand.command]).parse(words),
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    @Test func `without an operand, all backups are listed`() throws {
        #expect(try read("restore") == RestoreListRequest.showAll)
    }

    @Test(arguments: [
        ("2026-11-20", -1), ("yesterday", -1), ("today", 0), ("fri", -1), ("mon", -5), ("20 nov 2026", -1),
        ("20 nov", -1),
    ])
    func `an operand may be a date, and a weekday means the last one`(word: String, distance: Int) throws {
        let day = Moment.saturday.today + distance

        #expect(try read("restore", word) == RestoreListRequest.restore(word, day: day, isConfirmed: false))
    }

    @Test(arguments: ["v1", "사본.db", "2026-11-20-0930", "2026-02-30", "3/12"])
    func `an operand that is not a date is a name or a path`(word: String) throws {
        #expect(try read("restore", word, "--yes") == RestoreListRequest.restore(word, day: nil, isConfirmed: true))
    }

    @Test func `an item is brought back by its id, without a backup`() throws {
        let request = try read("restore", "--item", "7")

        #expect(request == RestoreListRequest.bringBack(7, typed: "restore --item 7"))
        #expect(throws: InputError.command(.notASingleID("x", key: nil))) { try read("restore", "--item", "x") }
        #expect(throws: InputError.unexpectedArgument("a", command: "restore")) {
            try read("restore", "a", "--item", "7")
        }
    }

    @Test func `an empty operand is rejected`() {
        #expect(throws: InputError.missingArgument(command: "restore", example: "adder restore yesterday")) {
            try read("restore", "")
        }
    }
}
