import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import AddItem

struct AddItemLinesTests {
    private func lines(_ lines: [UInt8]...) -> AddItemLines {
        var rest = lines[...]
        return AddItemLines(
            typed: "add -",
            dates: DateReader(.saturday, weeksStartOn: .monday),
            bytes: { rest.popFirst() }
        )
    }

    private func failure(_ error: InputError) -> AddItemFailure { AddItemFailure(reason: .input(error), line: nil) }

    @Test func `lines become entries with line numbers, and blank lines are skipped`() throws {
        let lines = lines(Array("Buy milk +shop\r".utf8), Array("  ".utf8), [], Array("Rest".utf8))

        #expect(try lines.next() == .init(details: details("Buy milk") { $0.tags = ["shop"] }, line: 1))
        #expect(try lines.next() == .init(details: details("Rest"), line: 4))
        #expect(try lines.next() == nil)
    }

    @Test func `lines of a list have no marks, and say what is done and what is a part`() throws {
        let lines = lines(Array("- Trip fri".utf8), Array("  - [x] Pack +home".utf8))

        let due = Due(day: Day.saturday + 6)
        #expect(try lines.next() == .init(details: details("Trip") { $0.due = due }, line: 1))
        #expect(
            try lines.next()
                == .init(details: details("Pack") { $0.tags = ["home"] }, isDone: true, depth: 1, line: 2)
        )
    }

    @Test func `an error in a line includes the line number`() throws {
        let lines = lines(Array("a".utf8), Array("b pri:huge".utf8))

        _ = try lines.next()
        #expect(throws: failure(.line(2, .item(.notAPriority("huge"))))) { try lines.next() }
    }

    @Test func `a line that is not text is an error with its number`() throws {
        let lines = lines([0xEF, 0xBB, 0xBF] + Array("a".utf8), [0xFF])

        #expect(try lines.next()?.details.title == "a")
        #expect(throws: failure(.line(2, .usage(.notText(word: nil, byte: 1))))) { try lines.next() }
    }

    @Test func `a line that can't be read is an error`() throws {
        let unreadable = AddItemFailure(reason: .unreadableInput, line: nil)
        let lines = AddItemLines(
            typed: "add -",
            dates: DateReader(.saturday, weeksStartOn: .monday),
            bytes: { () throws(AddItemFailure) in throw unreadable }
        )

        #expect(throws: unreadable) { try lines.next() }
    }
}
