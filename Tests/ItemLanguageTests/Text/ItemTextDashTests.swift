import Almanac
import CommandLine
import Testing
import Vocabulary

@testable import ItemLanguage

/// Tests of `--` within a line or a quoted word.
struct ItemTextDashTests {
    private let text = ItemText(dates: Saturday.dates())

    private func readings(of line: String) throws -> [ItemText.Reading] {
        [try text.read(line: line), try text.read([Word(line)])]
    }

    @Test(arguments: [
        ("Dinner -- 25/12", "Dinner 25/12"),
        ("Read -- due:fri", "Read due:fri"),
        ("Read -- +money @home !high", "Read +money @home !high"),
        ("Print -- 30 feb", "Print 30 feb"),
        ("Buy milk -- tomorrow", "Buy milk tomorrow"),
        ("Say -- proj:home", "Say proj:home"),
        ("Say -- pri:urgent", "Say pri:urgent"),
        ("Say -- note:\"never closed", "Say note:\"never closed"),
        ("Say -- note:\"a  b\"c  d  ", "Say note:\"a  b\"c  d"),
        ("Say  --  due:fri  --  x", "Say  due:fri  --  x"),
        ("-- Call mum tomorrow", "Call mum tomorrow"),
        ("  -- Call mum", "Call mum"),
        ("-- -- Call mum", "-- Call mum"),
        ("--", ""),
    ])
    func `-- before text that could be misread makes it literal and is removed`(line: String, title: String) throws {
        for reading in try readings(of: line) {
            #expect(reading == ItemText.Reading(details: ItemDetails(title: title)))
        }
    }

    @Test(arguments: [
        "Buy milk -- the good one", "a - b -- c", "Pay rent tomorrow -- the big one", "Buy milk  --  and -- bread",
        "Add 1/2 cup -- or more", "Pay --rent", "Pay -- see https://example.org", "Note --- this",
    ])
    func `-- is a dash and stays byte for byte if nothing could be misread`(line: String) throws {
        for reading in try readings(of: line) {
            #expect(reading.details == ItemDetails(title: line))
        }
    }

    @Test func `text before -- is read as usual`() throws {
        for reading in try readings(of: "+home Pay due:fri rent -- +money") {
            var details = ItemDetails(title: "Pay rent +money")
            details.tags = ["home"]
            details.due = Due(day: Saturday.moment.today + 6)
            #expect(reading.details == details)
        }
        for reading in try readings(of: "Pay due:fri rent -- the big one") {
            #expect(reading.details.title == "Pay rent -- the big one")
            #expect(reading.details.due?.day == Saturday.moment.today + 6)
        }
    }

    @Test func `a date before a final -- is the due date, as in a shell`() throws {
        for reading in try readings(of: "Call mum tomorrow --") {
            #expect(reading.details.title == "Call mum")
            #expect(reading.details.due?.day == Saturday.moment.today + 1)
        }
    }

    @Test func `-- in a quoted value is part of the value`() throws {
        let details = try text.read(line: "Pay note:\"by hand -- due:fri\" +money").details

        #expect(details.note == "by hand -- due:fri")
        #expect(details.tags == ["money"])
        #expect(details.due == nil)
    }

    @Test func `-- in a quoted word applies up to the end of the word`() throws {
        let dinner = try text.read([Word("Dinner -- 25/12"), Word("+home")]).details
        #expect(dinner.title == "Dinner 25/12")
        #expect(dinner.tags == ["home"])

        let milk = try text.read([Word("Buy milk -- the good one"), Word("+shop"), Word("fri")]).details
        #expect(milk.title == "Buy milk -- the good one")
        #expect(milk.tags == ["shop"])
        #expect(milk.due?.day == Saturday.moment.today + 6)

        let read = try text.read([Word("Read"), Word("-- due:fri"), Word("twice")]).details
        #expect(read == ItemDetails(title: "Read due:fri twice"))
    }

    @Test func `errors before -- are reported`() {
        #expect(throws: InputError.item(.notADate("soon", key: "due"))) { try readings(of: "Pay due:soon -- 25/12") }
        #expect(throws: InputError.item(.notADate("soon", key: "due"))) { try readings(of: "Pay due:soon -- rent") }
    }

    @Test func `a value ends at --`() throws {
        for reading in try readings(of: "Pay due:fri -- 17:00 +x") {
            #expect(reading.details.title == "Pay 17:00 +x")
            #expect(reading.details.due == Due(day: Saturday.moment.today + 6))
        }
    }
}
