import CommandLine
import ItemLanguage
import Testing

@testable import ListHistory

struct ListHistoryCommandTests {
    private func request(_ words: String...) throws -> ListHistoryRequest {
        try ListHistoryCommand.request(from: CommandLineParser([ListHistoryCommand.command]).parse(words))
    }

    @Test func `a number limits the changes`() throws {
        #expect(try request("history") == ListHistoryRequest(count: nil))
        #expect(try request("history", "100") == ListHistoryRequest(count: 100))
    }

    @Test(arguments: ["0", "x", "1.5", "99999999999999999999"])
    func `an invalid number of changes is rejected`(word: String) {
        #expect(throws: InputError.command(.notACount(word))) { try request("history", word) }
    }
}
