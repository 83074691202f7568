import Almanac
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ReviewItems

struct ReviewItemsReaderTests {
    private let reader = ReviewItemsReader { DateReader(.saturday, weeksStartOn: .monday) }

    @Test func `days, lengths and times move the item`() throws {
        #expect(try reader.changes(.move, "fri").move == .to(Due(day: .saturday + 6)))
        #expect(try reader.changes(.move, "2w").move == .by(CalendarSpan(count: 2, unit: .week)))
        #expect(try reader.changes(.move, "17:00").keepsDueDay)
        #expect(try reader.changes(.wait, "next mon").wait == .set(.saturday + 2))
    }

    @Test(arguments: ["4 fri", "fri --json", "4 to fri", "--yes", "soon"])
    func `other words beside a day are refused`(text: String) {
        #expect(throws: InputError.self) { try reader.changes(.move, text) }
        #expect(throws: InputError.self) { try reader.changes(.wait, text) }
    }

    @Test func `a project may have any name`() throws {
        #expect(try reader.changes(.project, "work --json").project == .set("work --json"))
        #expect(try reader.changes(.project, "none").project == .clear)
    }
}
