import Almanac
import CommandLine
import ItemLanguage
import Phrases
import Testing
import Vocabulary

struct ItemTextDateTests {
    private let text = ItemText(dates: Saturday.dates())

    @Test(arguments: [
        ("Pay rent tomorrow", "Pay rent", "2026-11-22"),
        ("Pay rent fri", "Pay rent", "2026-11-27"),
        ("Pay rent next fri 17:00", "Pay rent", "2026-11-27T17:00"),
        ("Pay rent on friday at 5pm", "Pay rent", "2026-11-27T17:00"),
        ("Pay rent by fri", "Pay rent", "2026-11-27"),
        ("Pay rent 5pm fri", "Pay rent", "2026-11-27T17:00"),
        ("Pay rent at 5pm on fri", "Pay rent", "2026-11-27T17:00"),
        ("Pay rent 5pm", "Pay rent", "2026-11-21T17:00"),
        ("Pay rent at 17:00", "Pay rent", "2026-11-21T17:00"),
        ("Pay rent at noon", "Pay rent", "2026-11-21T12:00"),
        ("Pay rent in 3 days", "Pay rent", "2026-11-24"),
        ("Pay rent in 3 days at noon", "Pay rent", "2026-11-24T12:00"),
        ("Pay rent 25 dec", "Pay rent", "2026-12-25"),
        ("Pay rent Dec 25, 2027 at 17:00", "Pay rent", "2027-12-25T17:00"),
        ("Pay rent on 25 dec 2027 at 17:00", "Pay rent", "2027-12-25T17:00"),
        ("Pay rent +3d", "Pay rent", "2026-11-24"),
        ("Pay rent eom", "Pay rent", "2026-11-30"),
        ("Pay rent next week", "Pay rent", "2026-11-23"),
        ("Pay rent 2026-12-01", "Pay rent", "2026-12-01"),
        ("Pay rent 2026-12-01T17:00", "Pay rent", "2026-12-01T17:00"),
        ("Pay rent tomorrow +money", "Pay rent", "2026-11-22"),
        ("Meet every:fri 17:00", "Meet", "2026-11-27T17:00"),
        ("Meet every:2nd tue at noon", "Meet", "2026-12-08T12:00"),
        ("Meet 5pm every:mon", "Meet", "2026-11-23T17:00"),
        ("Meet due:17:00 every:mon,thu", "Meet", "2026-11-23T17:00"),
        ("Tomorrow due:17:00 every:mon,thu", "Tomorrow", "2026-11-23T17:00"),
        ("Walk every:day 9am", "Walk", "2026-11-22T09:00"),
        ("Walk again:day 9:45", "Walk", "2026-11-21T09:45"),
        ("Walk every:week mon 9:00", "Walk", "2026-11-23T09:00"),
        ("Pay rent Fri 25 Dec", "Pay rent", "2026-12-25"),
        ("Pay rent on Fri, 25 Dec 2026 at 5 pm", "Pay rent", "2026-12-25T17:00"),
        ("Pay rent fri 2026-12-25", "Pay rent", "2026-12-25"),
        ("Call mum yesterday", "Call mum", "2026-11-20"),
        ("Read 1984 tomorrow", "Read 1984", "2026-11-22"),
        ("Don't stop 'til fri", "Don't stop", "2026-11-27"),
    ])
    func `a date at the end is the due date`(typed: String, title: String, due: String) throws {
        let words = typed.split(separator: " ").map { Word(String($0)) }

        for details in [try text.read(words).details, try text.read(line: typed).details] {
            #expect(details.title == title)
            #expect(details.due?.description == due)
        }
    }

    @Test(arguments: [
        "tomorrow", "fri 5pm", "next week", "in 3 days", "1 dec", "5pm", "Tomorrow is fine", "fri the 13th movie",
        "Lunch at 12:30 with Tom", "Ratio 12:30", "High noon", "Stand by", "Put it on", "Call at",
    ])
    func `a date that is the whole text or not at its end stays in the title`(typed: String) throws {
        let details = try text.read(line: typed).details

        #expect(details.title == typed)
        #expect(details.due == nil)
    }

    @Test func `a date at the end stays in the title if due: is given`() throws {
        let details = try text.read(line: "Watch Big fri due:mon").details

        #expect(details.title == "Watch Big fri")
        #expect(details.due?.description == "2026-11-23")
    }

    @Test func `a date with only tags is the title`() throws {
        let details = try text.read(line: "+home tomorrow").details

        #expect(details.title == "tomorrow")
        #expect(details.due == nil)
    }

    @Test(arguments: [
        ("Pay rent 30 feb", InputError.phrase(.noSuchDay("30 feb"))),
        ("Pay rent 2026-02-30", .phrase(.noSuchDay("2026-02-30"))),
        ("Pay rent fri 25:00", .phrase(.noSuchTime("25:00"))),
        ("Pay rent fri 30 feb", .phrase(.noSuchDay("30 feb"))),
        ("Pay rent 0 dec", .phrase(.noSuchDay("0 dec"))),
        ("Pay rent sat 25 dec", .phrase(.wrongWeekday("sat 25 dec", Day(number: 20_812)))),
        ("Pay rent on 3/12", .phrase(.ambiguousDate("3/12", 3, 12))),
        ("Pay rent 27/12/28", .phrase(.ambiguousDate("27/12/28", 27, 12, year: 2028))),
        ("Pay rent on 3/12 at 5pm", .phrase(.ambiguousDate("3/12", 3, 12))),
    ])
    func `an invalid date at the end is rejected with advice for text`(
        typed: String,
        error: InputError
    ) {
        #expect(throws: InputError.inText(error)) { try text.read(line: typed) }
    }

    @Test func `a two-digit year is rejected as ambiguous`() {
        #expect(throws: InputError.inText(.phrase(.ambiguousYear("1 dec 26")))) {
            try text.read("Pay 1 dec 26".split(separator: " ").map { Word(String($0)) })
        }
        #expect(throws: Never.self) { try text.read([Word("Chapter"), Word("40"), Word("dec"), Word("26")]) }
    }
}
