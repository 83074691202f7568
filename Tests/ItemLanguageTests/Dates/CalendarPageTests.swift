import Almanac
import CommandLine
import TestKit
import Testing

@testable import ItemLanguage

struct CalendarPageTests {
    private let dates = DateReader(.saturday, weeksStartOn: .monday)

    @Test(arguments: [
        ("week", "2026-11-16", "2026-11-22"), ("this week", "2026-11-16", "2026-11-22"),
        ("Next week", "2026-11-23", "2026-11-29"), ("last week", "2026-11-09", "2026-11-15"),
        ("다음 주", "2026-11-23", "2026-11-29"), ("this weekend", "2026-11-21", "2026-11-22"),
        ("week 49", "2026-11-30", "2026-12-06"), ("w49", "2026-11-30", "2026-12-06"),
    ])
    func `a week is its days, also by its number`(text: String, first: String, last: String) throws {
        let days = try #require(Day(iso: first))...(#require(Day(iso: last)))

        #expect(dates.calendarPage(text) == .days(days))
    }

    @Test func `a week starts on the weekday of the settings`() throws {
        let dates = DateReader(.saturday, weeksStartOn: .sunday)

        #expect(dates.calendarPage("week") == .days(.saturday - 6...(.saturday)))
    }

    @Test(arguments: ["month", "this month"])
    func `the present month needs no other word`(text: String) throws {
        #expect(dates.calendarPage(text) == .months(from: try #require(Day(iso: "2026-11-01")), count: 1))
    }

    @Test func `a number of days, weeks or months begins today`() {
        #expect(dates.calendarPage("2w") == .days(Day.saturday...Day.saturday + 13))
        #expect(dates.calendarPage("1 day") == .day(.saturday) && dates.calendarPage("2 years") == nil)
        #expect(dates.calendarPage("2 months") == .days(Day.saturday...Day.saturday + 60))
    }

    @Test func `weeks that start on Sunday have other numbers`() {
        let dates = DateReader(.saturday, weeksStartOn: .sunday)

        #expect(dates.calendarPage("week 49") == .days(Day.saturday + 8...Day.saturday + 14))
        #expect(dates.calendarPage("w54") == nil && dates.calendarPage("week 53 2025") == nil)
    }

    @Test func `a page ends before the words of a filter`() throws {
        let (page, others) = try dates.calendarPage(leading: ["next", "week", "+home"].map { Word($0) })
        let (none, all) = try dates.calendarPage(leading: [Word("week", isLiteral: true)])

        #expect(page == dates.calendarPage("next week") && others == [Word("+home")])
        #expect(none == nil && all.count == 1)
        #expect(throws: InputError.item(.notADate("31 nov", key: nil))) {
            try dates.calendarPage(leading: [Word("31"), Word("nov")])
        }
    }
}
