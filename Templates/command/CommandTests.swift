import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}CommandTests {
    private func request(_ words: String...) throws -> {{name}}Request {
        let invocation = try CommandLineParser([{{name}}Command.command]).parse(words)
        return try {{name}}Command.request(
            from: invocation,
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    @Test func `the command without arguments selects everything`() throws {
        #expect(try request("{{command}}") == {{name}}Request())
    }

    @Test func `operands are a filter`() throws {
        let filter = ItemFilter(Selection([[.ids([3...3]), .tag("home")]]))

        #expect(try request("{{command}}", "3", "+home").filter == filter)
    }

    @Test func `an unknown filter is rejected`() {
        #expect(throws: InputError.unknownTerm("projct:home", suggestion: "project:")) {
            try request("{{command}}", "projct:home")
        }
    }
}
