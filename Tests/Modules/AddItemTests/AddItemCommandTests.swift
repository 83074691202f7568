import Almanac
import Boundary
import Grammar
import Testing

@testable import AddItem

struct AddItemCommandTests {
    private let dates = DateReader(morning.now(), weeksStartOn: .monday)

    private func wish(_ words: String..., input: [String]? = nil, canAsk: Bool = false) throws -> AddItemCommand.Wish {
        var invocation = try CommandLineParser([AddItemCommand.command]).parse(words)
        invocation.input = input
        return try AddItemCommand.wish(from: invocation, canAsk: canAsk, dates: dates)
    }

    @Test func `words become one entry and the line that was typed`() throws {
        let expected = facts("Pay rent") {
            $0.due = Due(day: saturday + 6, time: TimeOfDay(hour: 17, minute: 0))
            $0.tags = ["money"]
        }

        #expect(
            try wish("add", "Pay", "rent", "fri", "5pm", "+money")
                == .add(request(expected, typed: "add Pay rent fri 5pm +money"))
        )
    }

    @Test func `a word with one hyphen is text`() throws {
        #expect(try wish("add", "dig", "-5", "deep") == .add(request(facts("dig -5 deep"), typed: "add dig -5 deep")))
    }

    @Test func `without words a person is asked, and a script is told`() throws {
        #expect(try wish("add", canAsk: true) == .ask)
        #expect(throws: Misunderstanding.missingWords(command: "add", example: AddItemCommand.command.examples[0].line))
        {
            try wish("add")
        }
    }

    @Test func `lines are entries with their numbers, and empty ones are passed over`() throws {
        let asked = try wish("add", "-", input: ["Buy milk +shop", "  ", "Rest"])

        #expect(
            asked
                == .add(
                    AddItemRequest(
                        entries: [
                            .init(facts: facts("Buy milk") { $0.tags = ["shop"] }, line: 1),
                            .init(facts: facts("Rest"), line: 3),
                        ],
                        typed: "add -"
                    )
                )
        )
    }

    @Test func `a line that makes no sense is named`() {
        #expect(throws: Misunderstanding.line(2, .notAPriority("huge"))) {
            try wish("add", "-", input: ["a", "b pri:huge"])
        }
    }
}
