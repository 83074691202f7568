import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import WriteReport

struct WriteReportCommandTests {
    private func request(_ words: String...) throws -> WriteReportRequest {
        try WriteReportCommand.request(
            from: CommandLineParser([WriteReportCommand.command]).parse(["report"] + words),
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    @Test func `a file is required, and a filter is read`() throws {
        #expect(try request("--html", "a.html") == WriteReportRequest(path: "a.html"))
        #expect(try request("+home", "--html", "a.html").filter.selection == Selection([[.tag("home")]]))
        #expect(throws: InputError.missingArgument(command: "report", example: "adder report --html report.html")) {
            try request("+home")
        }
    }
}
