import Almanac
import CommandLine
import Entities
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import CompleteItem

struct CompleteItemCommandTests {
    private func request(_ words: String...) throws -> CompleteItemRequest { try request(words) }

    private func request(_ words: [String]) throws -> CompleteItemRequest {
        let invocation = try CommandLineParser([CompleteItemCommand.command]).parse(words)
        return try CompleteItemCommand.request(from: invocation, dates: DateReader(.saturday, weeksStartOn: .monday))
    }

    @Test func `ids and filters select items, and --yes confirms`() throws {
        #expect(try request("done", "3,5-7").filter.selection == Selection([[.ids([3...3, 5...7])]]))
        #expect(try request("do", "+home", "--yes").choice.isConfirmed)
    }

    @Test(arguments: [
        ([], OpenParts.ask), (["--yes"], .leave), (["--parts"], .complete), (["--parts", "--yes"], .complete),
    ])
    func `open parts are asked about, left with --yes and completed with --parts`(
        options: [String],
        parts: OpenParts
    ) throws {
        #expect(try request(["done", "3"] + options).parts == parts)
    }

    @Test func `an early completion is asked for`() throws {
        #expect(try !request("done", "3").isEarly)
        #expect(try request("done", "3", "--early").isEarly)
    }
}
