import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ShowCalendar

struct ShowCalendarCommandTests {
    private func request(_ words: String...) throws -> ShowCalendarRequest {
        try ShowCalendarCommand.request(
            from: CommandLineParser([ShowCalendarCommand.command]).parse(["cal"] + words),
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    private static func months(_ first: String, _ count: Int) throws -> CalendarPage {
        .months(from: try #require(Day(iso: first)), count: count)
    }

    @Test(arguments: [
        ("dec", "2026-12-01", 1), ("december", "2026-12-01", 1), ("nov", "2026-11-01", 1), ("jan", "2027-01-01", 1),
        ("december 2027", "2027-12-01", 1), ("2026-12", "2026-12-01", 1), ("next month", "2026-12-01", 1),
        ("last month", "2026-10-01", 1), ("2027", "2027-01-01", 12), ("next year", "2027-01-01", 12),
        ("12월", "2026-12-01", 1), ("2", "2026-02-01", 1), ("다음 달", "2026-12-01", 1),
    ])
    func `months and years are recognized`(text: String, first: String, count: Int) throws {
        #expect(try request(text).page == ShowCalendarCommandTests.months(first, count))
        let words = text.split(separator: " ").map(String.init)
        let dates = DateReader(.saturday, weeksStartOn: .monday)
        let invocation = try CommandLineParser([ShowCalendarCommand.command]).parse(["cal"] + words + ["+home"])
        let filtered = try ShowCalendarCommand.request(from: invocation, dates: dates)
        #expect(try filtered.page == request(text).page && !filtered.filter.isEverything)
    }

    @Test(arguments: ["25 dec", "dec 25", "2026-12-25"])
    func `a day is chosen`(text: String) throws {
        #expect(try request(text).page == .day(try #require(Day(iso: "2026-12-25"))))
    }

    @Test func `relative days and weekdays are days`() throws {
        #expect(try request("tomorrow").page == .day(.november(22)))
        #expect(try request("fri").page == .day(.november(27)))
        #expect(try request("내일").page == .day(.november(22)))
    }

    @Test(arguments: ["31 nov", "13", "99 +home"])
    func `a day that doesn't exist is refused`(text: String) {
        #expect(throws: InputError.item(.notADate(text, key: nil))) {
            let words = text.split(separator: " ").map(String.init)
            _ = try ShowCalendarCommand.request(
                from: CommandLineParser([ShowCalendarCommand.command]).parse(["cal"] + words),
                dates: DateReader(.saturday, weeksStartOn: .monday)
            )
        }
    }

    @Test func `other words are a filter`() throws {
        #expect(try request() == ShowCalendarRequest())
        #expect(try request("+home").page == nil)
        #expect(try request("+home").filter.selection == Selection([[.tag("home")]]))
        #expect(try request("--", "dec").page == nil)
        #expect(try !request("--", "dec").filter.isEverything)
    }

    @Test func `three months are an option`() throws {
        #expect(try request("-3").minimumCount == 3)
        #expect(try request("--three", "dec") == request("dec", "-3"))
    }
}
