import Almanac
import Testing

struct DayTextTests {
    @Test(arguments: ["0001-01-01", "1970-01-01", "2000-02-29", "2026-11-21", "9999-12-31"])
    func `the text of a day parses as that day`(text: String) throws {
        #expect(try #require(Day(iso: text)).description == text)
    }

    @Test(arguments: [
        "", "2026", "2026-11", "2026-11-1", "2026-1-11", "26-11-21", "2026-11-21-", "2026-11-31", "2026-02-29",
        "0000-01-01", "+026-11-21", "2026-11-+1", " 2026-11-21", "2026-11-21 ", "2026/11/21", "２０２６-11-21",
    ])
    func `text that is not an ISO 8601 date is rejected`(text: String) {
        #expect(Day(iso: text) == nil)
    }

    @Test(arguments: [
        ("1970-01-01", Weekday.thursday),
        ("1969-12-31", .wednesday),
        ("2000-02-29", .tuesday),
        ("2026-11-21", .saturday),
        ("0001-01-01", .monday),
        ("9999-12-31", .friday),
    ])
    func `a known day falls on its known weekday`(text: String, weekday: Weekday) throws {
        #expect(try #require(Day(iso: text)).weekday == weekday)
    }

    @Test(arguments: [
        (Weekday.saturday, "2026-11-28"), (.sunday, "2026-11-22"), (.monday, "2026-11-23"), (.friday, "2026-11-27"),
    ])
    func `the next weekday is never today`(weekday: Weekday, expected: String) throws {
        let saturday = try #require(Day(iso: "2026-11-21"))

        #expect(saturday.next(weekday).description == expected)
    }

    @Test(arguments: [("7", 7), ("007", 7), ("99999", 99_999)])
    func `digits parse as a number`(text: String, number: Int) {
        #expect(Int(digits: text) == number)
    }

    @Test(arguments: ["", "+1", "-1", "1 ", "1_000", "0x1", "٣", "99999999999999999999"])
    func `anything but digits, and too many digits, are rejected`(text: String) {
        #expect(Int(digits: text) == nil)
    }

    @Test(arguments: [(7, 2, "07"), (123, 2, "123"), (0, 4, "0000")])
    func `a padded number keeps all its digits`(number: Int, width: Int, text: String) {
        #expect(number.padded(to: width) == text)
    }
}
