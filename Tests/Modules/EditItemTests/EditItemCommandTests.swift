import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import EditItem

struct EditItemCommandTests {
    private func read(_ words: String...) throws -> EditItemRequest {
        try EditItemCommand.request(
            from: CommandLineParser([EditItemCommand.command]).parse(words),
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    @Test func `the command takes ids or a filter`() throws {
        #expect(try read("edit", "3") == makeRequest(of: [3], typed: "edit 3"))
        #expect(try read("edit", "3-5", "7", "--yes").isConfirmed)
        let filter = try FilterWords(dates: DateReader(.saturday, weeksStartOn: .monday)).read([Word("+home")])
        #expect(try read("edit", "+home") == EditItemRequest(source: .items(filter), typed: "edit +home"))
    }

    @Test func `a kept page is opened without operands`() throws {
        #expect(try read("edit", "--resume") == EditItemRequest(source: .keptPage, typed: "edit"))
        #expect(throws: InputError.unexpectedArgument("4", command: "edit")) { try read("edit", "--resume", "4") }
    }

    @Test func `other arguments are rejected`() {
        #expect(throws: InputError.missingArgument(command: "edit", example: "adder edit 3")) { try read("edit") }
        #expect(throws: InputError.item(.notAPriority("huge"))) { try read("edit", "pri:huge") }
    }
}
