import Almanac
import CommandLine
import ItemLanguage
import Testing
import Vocabulary

struct ItemPageTests {
    private let page = ItemPage(dates: Saturday.dates())
    private let full: ItemDetails

    init() {
        var details = ItemDetails(title: "Pay rent: now")
        details.due = Due(day: Day(number: 20_784), time: TimeOfDay(hour: 17, minute: 0))
        details.wait = Day(number: 20_780)
        details.project = "home"
        details.priority = .high
        details.tags = ["@bank", "money"]
        details.recurrence = .again(Repetition(.weekly, interval: 2))
        details.needs = [3, 4]
        details.parent = 7
        details.place = "Seoul Station"
        details.link = "https://example.org"
        details.note = "by hand\n\n# not a comment"
        full = details
    }

    private func details(_ text: String, before: ItemDetails) throws -> ItemDetails? {
        try page.item(from: text, id: 3, before: before)?.reading.details
    }

    private func edited(_ old: String, _ new: String, of details: ItemDetails) throws -> ItemDetails? {
        try self.details(page.text(of: details, id: 3).replacing(old, with: new), before: details)
    }

    @Test func `a page has a line for every field`() {
        #expect(
            page.text(of: full, id: 3) == """
                # Item 3. Save and close to apply your changes; delete all text to cancel.
                # To clear a field, delete its value or its line.
                # Lines that start with # are ignored; everything below note: is the note.
                title: Pay rent: now
                due: 2026-11-27 17:00
                wait: 2026-11-23
                project: home
                pri: high
                tags: @bank +money
                again: 2 weeks
                needs: 3,4
                parent: 7
                place: Seoul Station
                link: https://example.org
                note:
                by hand

                # not a comment

                """
        )
    }

    @Test func `an unedited page leaves the item unchanged, byte for byte`() throws {
        var strange = ItemDetails(title: "  two\nlines ")
        strange.recurrence = .every(Repetition(.yearly, weekdays: [.init(.monday)], monthDays: [31]))

        for details in [full, strange, ItemDetails(title: "a")] {
            #expect(try self.details(page.text(of: details, id: 3), before: details) == details)
        }
    }

    @Test func `edited fields are read like typed attributes`() throws {
        #expect(try edited("2026-11-27 17:00", "next fri noon", of: full)?.due?.description == "2026-11-27T12:00")
        #expect(try edited("@bank +money", "home, @desk", of: full)?.tags == ["home", "@desk"])
        #expect(
            try edited("again: 2 weeks", "every: mon,thu", of: full)?.recurrence
                == .every(Repetition(.weekly, weekdays: [.init(.monday), .init(.thursday)]))
        )
        #expect(try edited("by hand", "by card", of: full)?.note == "by card\n\n# not a comment")
    }

    @Test func `an emptied or deleted line clears its field`() throws {
        #expect(try edited("due: 2026-11-27 17:00", "due:", of: full)?.due == nil)
        #expect(try edited("project: home\n", "", of: full)?.project == nil)
        #expect(try edited("again: 2 weeks", "again:", of: full)?.recurrence == nil)
        #expect(try edited("tags: @bank +money\n", "", of: full)?.tags == [])
        #expect(try edited("title: Pay rent: now", "title:", of: full)?.title == "")
    }

    @Test func `the line of a part can be quoted`() {
        var other = full
        (other.project, other.recurrence, other.note) = (
            nil, .every(Repetition(.weekly)), String(repeating: "a", count: 99)
        )

        #expect(ItemPage.line(of: .project, in: full) == "project: home")
        #expect(ItemPage.line(of: .recurrence, in: full) == "again: 2 weeks")
        #expect(ItemPage.line(of: .note, in: full) == "note: by hand  # not a comment")
        #expect(ItemPage.line(of: .project, in: other) == "project:")
        #expect(ItemPage.line(of: .recurrence, in: other) == "every: week")
        #expect(ItemPage.line(of: .note, in: other)?.count == 67)
        #expect(ItemPage.line(of: .status, in: full) == nil)
    }

    @Test func `a project with a line break does not prevent editing other fields`() throws {
        var details = full
        details.project = "home\ngarden"

        #expect(try edited("pri: high", "pri: low", of: details)?.project == "home\ngarden")
    }

    @Test(arguments: ["", " \n\n", "# only comments\n"])
    func `a page without fields gives no item`(text: String) throws {
        #expect(try details(text, before: full) == nil)
    }

    @Test(arguments: [
        ("pri: high", "pri: huge", InputError.line(8, .item(.notAPriority("huge")))),
        ("due: 2026", "du: 2026", .line(5, .item(.notAField("du: 2026-11-27 17:00", suggestion: "due:")))),
        ("wait:", "due:", .line(6, .item(.duplicateAttribute("due:")))),
        ("needs: 3,4", "needs: x", .line(11, .command(.notAnID("x", key: "needs")))),
        ("parent: 7", "every: week\nparent: 7", .line(12, .item(.conflictingAttributes("every:", "again:")))),
        ("link: https", "link: my https", .line(14, .item(.notALink("my https://example.org")))),
        ("project: home", "some words", .line(7, .item(.notAField("some words", suggestion: nil)))),
    ])
    func `an error has its line number`(old: String, new: String, error: InputError) {
        #expect(throws: error) { try edited(old, new, of: full) }
    }

    @Test(arguments: [
        (Repetition(.monthly, interval: 3, monthDays: [31]), "3 months on 31"),
        (Repetition(.monthly, monthDays: [31]), "31"),
        (Repetition(.yearly, month: 2, monthDays: [29]), "year on 29 feb"),
    ])
    func `an interval of months or years is spelled with its day`(
        repetition: Repetition,
        spelling: String
    ) {
        var details = ItemDetails(title: "a")
        details.recurrence = .every(repetition)

        #expect(page.text(of: details, id: 1).contains("every: \(spelling)\n"))
    }

    @Test(arguments: [
        "day", "3 days", "weekday", "week", "2 weeks", "month", "3 months", "year", "mon,wed,fri", "last fri",
        "2nd tue",
        "15,30",
    ])
    func `a repetition is spelled as typed`(typed: String) throws {
        let details = try ItemText(dates: Saturday.dates()).read(line: "x every:\"\(typed)\"").details

        #expect(page.text(of: details, id: 1).contains("every: \(typed)\n"))
    }
}
