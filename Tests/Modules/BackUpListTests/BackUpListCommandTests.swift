import CommandLine
import ItemLanguage
import Testing

@testable import BackUpList

struct BackUpListCommandTests {
    private func read(_ words: String...) throws -> BackUpListRequest {
        try BackUpListCommand.request(from: CommandLineParser([BackUpListCommand.command]).parse(words))
    }

    @Test func `words become a request`() throws {
        #expect(try read("backup") == BackUpListRequest.make(path: nil, isConfirmed: false))
        #expect(try read("backup", "사본.db") == BackUpListRequest.make(path: "사본.db", isConfirmed: false))
        #expect(try read("backup", "x", "--yes") == BackUpListRequest.make(path: "x", isConfirmed: true))
        #expect(try read("backup", "--", "--list") == BackUpListRequest.make(path: "--list", isConfirmed: false))
        #expect(try read("backup", "--list") == BackUpListRequest.showAll)
    }

    @Test func `contradictory or missing arguments are rejected`() {
        #expect(throws: InputError.unexpectedArgument("x", command: "backup")) { try read("backup", "x", "--list") }
        #expect(throws: UsageError.unexpectedArgument("y", command: "backup")) { try read("backup", "x", "y") }
        #expect(throws: InputError.missingArgument(command: "backup", example: "adder backup adder-copy.db --yes")) {
            try read("backup", "")
        }
    }
}
