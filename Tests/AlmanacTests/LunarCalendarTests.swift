import Testing

@testable import Almanac

struct LunarCalendarTests {
    @Test(arguments: [
        (2023, "2023-01-22", "2023-09-29"), (2024, "2024-02-10", "2024-09-17"), (2025, "2025-01-29", "2025-10-06"),
        (2026, "2026-02-17", "2026-09-25"), (2027, "2027-02-07", "2027-09-15"), (2028, "2028-01-27", "2028-10-03"),
    ])
    func `new year and the harvest festival are on the days of the Korean calendar`(
        year: Int,
        newYear: String,
        festival: String
    ) {
        #expect(LunarCalendar.day(1, month: 1, year: year)?.description == newYear)
        #expect(LunarCalendar.day(15, month: 8, year: year)?.description == festival)
    }

    @Test func `a leap month follows the month of its number`() {
        #expect(LunarCalendar.day(1, month: 6, year: 2025)?.description == "2025-06-25")
        #expect(LunarCalendar.day(1, month: 6, year: 2025, inLeapMonth: true)?.description == "2025-07-25")
        #expect(LunarCalendar.day(1, month: 7, year: 2025)?.description == "2025-08-23")
        #expect(LunarCalendar.day(1, month: 6, year: 2026, inLeapMonth: true) == nil)
    }

    @Test func `the days of all years follow one another`() throws {
        var days: [Day] = []
        for year in 1900...2099 {
            for month in 1...12 {
                for isLeap in [false, true] {
                    days += (1...30).compactMap {
                        LunarCalendar.day($0, month: month, year: year, inLeapMonth: isLeap)
                    }
                }
            }
        }

        let first = try #require(days.first)
        #expect(first.description == "1900-01-31" && days.last?.description == "2100-02-08")
        #expect(days == (0..<days.count).map { first + $0 })
    }

    @Test(arguments: [(0, 1, 2026), (31, 1, 2026), (1, 0, 2026), (1, 13, 2026), (1, 1, 1899), (1, 1, 2100)])
    func `dates that the calendar doesn't have are none`(day: Int, month: Int, year: Int) {
        #expect(LunarCalendar.day(day, month: month, year: year) == nil)
    }
}
