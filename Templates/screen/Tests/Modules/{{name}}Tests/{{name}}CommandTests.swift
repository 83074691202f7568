import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}CommandTests {
    private let dates = DateReader(.saturday, weeksStartOn: .monday)

    private func intent(
        _ words: String...,
        canAsk: Bool = true
    ) throws -> {{name}}Command.Intent {
        let invocation = try CommandLineParser([{{name}}Command.command]).parse(words)
        return try {{name}}Command.intent(from: invocation, canAsk: canAsk, dates: dates)
    }

    @Test func `the command without arguments asks`() throws {
        #expect(try intent("{{command}}") == .ask)
    }

    @Test func `the command without arguments is rejected if it can't ask`() {
        #expect(
            throws: InputError.missingArgument(
                command: "{{command}}",
                example: "adder {{command}} 3,5-7"
            )
        ) {
            try intent("{{command}}", canAsk: false)
        }
    }

    @Test func `operands are a filter`() throws {
        #expect(try intent("{{command}}", "3") == .choose(three))
    }

    @Test func `an answer is parsed like the arguments of the command`() throws {
        let reader = {{name}}Reader(dates: { dates })
        let filter = ItemFilter(Selection([[.ids([3...3]), .word("two words")]]))

        #expect(try reader.request(line: "3 'two words'") == {{name}}Request(filter: filter))
        #expect(throws: InputError.filter(.unknownTerm("projct:home", suggestion: "project:home"))) {
            try reader.request(line: "projct:home")
        }
    }
}
