import Boundary
import Grammar
import Testing

@testable import DiagnoseList

struct DiagnoseListCommandTests {
    private func request(_ words: String...) throws -> DiagnoseListRequest {
        DiagnoseListCommand.request(from: try CommandLineParser([DiagnoseListCommand.command]).parse(words))
    }

    @Test func `the command alone times nothing`() throws {
        #expect(try request("doctor") == DiagnoseListRequest())
        #expect(try request("doctor", "--perf") == DiagnoseListRequest(timesList: true))
    }

    @Test func `there is nothing to name`() {
        #expect(throws: Misunderstanding.unexpectedWord("3", command: "doctor")) { try request("doctor", "3") }
    }
}
