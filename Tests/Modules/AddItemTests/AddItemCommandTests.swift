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
        try action(words, canAsk: canAsk)
    }

    private func action(_ words: [String], canAsk: Bool = false) throws -> AddItemCommand.Action {
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

    @Test(arguments: [["- Milk"], ["-", "Milk"], ["•", "Milk"], ["[ ] Milk"], ["-", "[", "]", "Milk"]])
    func `a bullet before the text is not part of the title`(words: [String]) throws {
        guard case .add(let request) = try action(["add"] + words) else { return #expect(Bool(false)) }

        #expect(request.entries == [.init(details: details("Milk"))])
    }

    @Test(arguments: [["- [x] Milk"], ["[x]", "Milk"], ["-", "[x]", "Milk"]])
    func `a ticked box adds a done item`(words: [String]) throws {
        guard case .add(let request) = try action(["add"] + words) else { return #expect(Bool(false)) }

        #expect(request.entries == [.init(details: details("Milk"), isDone: true)])
    }

    @Test(arguments: ["1. FC Köln", "-Milk", "a - b", "[1] Milk"])
    func `other text stays in the title`(text: String) throws {
        guard case .add(let request) = try action("add", text) else { return #expect(Bool(false)) }

        #expect(request.entries.first?.details.title == text)
    }

    @Test func `text after -- keeps its bullet`() throws {
        #expect(try action("add", "--", "- Milk") == .add(request(details("- Milk"), typed: "add -- \"- Milk\"")))
    }

    @Test func `a text with several lines is a list`() throws {
        #expect(try action("add", "- Milk\n- Bread") == .addLines(["- Milk", "- Bread"]))
        #expect(try action("add", "--", "- Milk\n- Bread") != .addLines(["- Milk", "- Bread"]))
    }

    @Test func `without words adder prompts on a terminal and fails in a script`() throws {
        #expect(try action("add", canAsk: true) == .ask)
        #expect(throws: InputError.missingArgument(command: "add", example: AddItemCommand.command.examples[0].line)) {
            try action("add")
        }
    }

    @Test(arguments: [
        ("Rest", "add Rest due:2026-11-30"), ("Dinner at 7pm", "add Dinner at 7pm due:2026-11-30"),
        ("Meet every:tue", "add Meet every:tue due:2026-12-01"), ("Call fri", "add Call fri"),
        // Another date would be one too many.
        ("Dinner due:7pm", "add Dinner due:7pm"),
        ("Walk every day until 22 nov", nil),
    ])
    func `the day of the place is in the history, unless the text has another`(text: String, typed: String?) throws {
        #expect((try? reader.request(line: text, on: .saturday + 9))?.typed == typed)
        #expect(try reader.request(line: text, on: nil).typed == "add \(text)")
    }

    @Test func `a text that is wrong or not complete is refused before it is run`() throws {
        func check(_ words: String...) throws {
            try AddItemCommand.check(CommandLineParser([AddItemCommand.command]).parse(["add"] + words), dates: dates)
        }

        try check()
        try check("Call", "tomorrow")
        try check("--", "Call", "due:")
        #expect(throws: InputError.inText(.item(.unfinishedAttribute("due:", example: "due:fri")))) {
            try check("Call", "due:")
        }
        #expect(throws: InputError.item(.notAPriority("huge"))) { try check("Call", "pri:huge") }
    }
}
