import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import AddItem

struct AddItemCommandTests {
    private let dates = DateReader(.saturday, weeksStartOn: .monday)

    private func action(_ words: String..., canAsk: Bool = false) throws -> AddItemCommand.Action {
        let invocation = try CommandLineParser([AddItemCommand.command]).parse(words)
        return try AddItemCommand.action(from: invocation, canAsk: canAsk, dates: dates)
    }

    @Test func `words become one entry with the typed command`() throws {
        let expected = details("Pay rent") {
            $0.due = Due(day: Day.saturday + 6, time: TimeOfDay(hour: 17, minute: 0))
            $0.tags = ["money"]
        }

        #expect(
            try action("add", "Pay", "rent", "fri", "5pm", "+money")
                == .add(request(expected, typed: "add Pay rent fri 5pm +money"))
        )
    }

    @Test func `a word with a single hyphen is text`() throws {
        #expect(
            try action("add", "dig", "-5", "deep") == .add(request(details("dig -5 deep"), typed: "add dig -5 deep"))
        )
    }

    @Test func `without words adder prompts on a terminal and fails in a script`() throws {
        #expect(try action("add", canAsk: true) == .ask)
        #expect(throws: InputError.missingArgument(command: "add", example: AddItemCommand.command.examples[0].line)) {
            try action("add")
        }
    }
}
