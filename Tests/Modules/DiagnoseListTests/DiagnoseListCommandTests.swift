import CommandLine
import ItemLanguage
import Testing

@testable import DiagnoseList

struct DiagnoseListCommandTests {
    private func request(_ words: String...) throws -> DiagnoseListRequest {
        DiagnoseListCommand.request(from: try CommandLineParser([DiagnoseListCommand.command]).parse(words))
    }

    @Test func `the command alone measures nothing`() throws {
        #expect(try request("doctor") == DiagnoseListRequest())
        #expect(try request("doctor", "--perf") == DiagnoseListRequest(timesList: true))
    }

    @Test func `arguments are rejected`() {
        #expect(throws: UsageError.unexpectedArgument("3", command: "doctor")) { try request("doctor", "3") }
    }
}
