import Almanac
import Boundary
import Entities
import Grammar
import TestKit
import Testing

@testable import {{name}}

struct {{name}}CommandTests {
    private let dates = DateReader(.saturday, weeksStartOn: .monday)

    private func wish(_ words: String..., canAsk: Bool = true) throws -> {{name}}Command.Wish {
        let invocation = try CommandLineParser([{{name}}Command.command]).parse(words)
        return try {{name}}Command.wish(from: invocation, canAsk: canAsk, dates: dates)
    }

    @Test func `the command alone wants to be asked`() throws {
        #expect(try wish("{{command}}") == .ask)
    }

    @Test func `where nobody can be asked the command alone is refused with an example`() {
        #expect(
            throws: Misunderstanding.missingWords(
                command: "{{command}}",
                example: "adder {{command}} 3,5-7"
            )
        ) {
            try wish("{{command}}", canAsk: false)
        }
    }

    @Test func `words behind the command are a filter`() throws {
        #expect(try wish("{{command}}", "3") == .choose(three))
    }

    @Test func `an answer is read as the words of a command are`() throws {
        let reader = {{name}}Reader(dates: { dates })
        let filter = ItemFilter(Selection([[.ids([3...3]), .word("two words")]]))

        #expect(try reader.request(line: "3 'two words'") == {{name}}Request(filter: filter))
        #expect(throws: Misunderstanding.unknownTerm("proj:home", suggestion: "project:")) {
            try reader.request(line: "proj:home")
        }
    }
}
