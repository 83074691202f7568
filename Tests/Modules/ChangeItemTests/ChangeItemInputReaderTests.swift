import Almanac
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ChangeItem

struct ChangeItemInputReaderTests {
    private let reader = ChangeItemInputReader { DateReader(.saturday, weeksStartOn: .monday) }

    private func typed(_ text: String, _ input: ChangeItemInput) throws -> String {
        try reader.read(text, for: input).typed
    }

    @Test func `a day moves, and “none” clears`() throws {
        #expect(try reader.read("mon", for: .move).changes.move == .to(Due(day: .saturday + 2)))
        #expect(try reader.read("1w", for: .move).changes.move == .by(CalendarSpan(count: 1, unit: .week)))
        #expect(try reader.read("none", for: .move).changes.due == .clear)
        #expect(try reader.read("none", for: .wait).changes.wait == .clear)
        #expect(try reader.read("none", for: .project).changes.project == .clear)
        #expect(throws: InputError.item(.notAPostponement("someday"))) { try reader.read("someday", for: .move) }
    }

    @Test func `tags need no sign, and nothing else is taken`() throws {
        let changes = try reader.read("home -later @town", for: .tags).changes

        #expect(changes.addedTags == ["home", "@town"])
        #expect(changes.removedTags == ["later"])
    }

    @Test func `a title is taken literally`() throws {
        #expect(try reader.read(" Call tomorrow +x ", for: .title).changes.title == "Call tomorrow +x")
    }

    @Test(arguments: [
        (ChangeItemInput.move, "fri", "fri"), (.wait, "fri", "wait:fri"), (.title, "Call", "-- Call"),
        (.note, "Key", "note:+Key"), (.tags, "home", "+home"), (.project, "work", "project:work"),
    ])
    func `the history has the words of the command`(input: ChangeItemInput, text: String, line: String) throws {
        #expect(try typed(text, input) == line)
    }
}
