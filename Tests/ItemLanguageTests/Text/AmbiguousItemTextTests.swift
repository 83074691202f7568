import Almanac
import CommandLine
import Entities
import Phrases
import Testing
import Vocabulary

@testable import ItemLanguage

/// Tests of text that may or may not be a date.
struct AmbiguousItemTextTests {
    private func details(_ words: String...) throws -> ItemDetails {
        try ItemText(dates: Saturday.dates()).read(words.map { Word($0) }).details
    }

    @Test(arguments: ["Swim 5m", "Rent a car 2y", "Final score 15-10", "Room 10-32", "1/2", "fri 5pm"])
    func `an unlikely date stays in the title`(text: String) throws {
        let details = try details(text)

        #expect(details.title == text)
        #expect(details.due == nil)
    }

    @Test(arguments: [
        ("Call Anna fri 5 pm", "Call Anna", "2026-11-27T17:00"), ("Call Anna at 5 pm", "Call Anna", "2026-11-21T17:00"),
        ("Dinner 5/5", "Dinner", "2027-05-05"), ("Dinner 12-01", "Dinner", "2026-12-01"),
        ("Repot 2w", "Repot", "2026-12-05"),
    ])
    func `a likely date is the due date`(text: String, title: String, due: String) throws {
        let details = try details(text)

        #expect(details.title == title)
        #expect(details.due?.description == due)
    }

    @Test func `a quoted word may contain an attribute and the title`() throws {
        let first = try details("due:fri Call Anna")
        #expect(first.title == "Call Anna")
        #expect(first.due?.description == "2026-11-27")

        let second = try details("project:home Paint the wall")
        #expect(second.title == "Paint the wall")
        #expect(second.project == "home")
    }

    @Test func `an invalid quoted attribute is rejected`() {
        #expect(throws: InputError.phrase(.noSuchDay("30 feb"))) { try details("Pay", "due:30 feb") }
    }

    @Test func `a day is not read as a range of ids`() throws {
        let filter = try FilterWords(dates: Saturday.dates()).read([Word("2026-12-01")])

        let day = try #require(Day(year: 2026, month: 12, day: 1))
        #expect(filter.selection == Selection([[.date(.due, from: day, until: day + 1)]]))
    }
}
