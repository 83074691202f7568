import Almanac
import Testing

struct DayTests {
    @Test(arguments: [
        (1970, 1, 1, 0),
        (1969, 12, 31, -1),
        (2000, 2, 29, 11_016),
        (2000, 3, 1, 11_017),
        (2026, 11, 21, 20_778),
        (1, 1, 1, -719_162),
        (9999, 12, 31, 2_932_896),
    ])
    func `a known day has its known number`(year: Int, month: Int, day: Int, number: Int) throws {
        let known = try #require(Day(year: year, month: month, day: day))

        #expect(known.number == number)
        #expect(Day(number: number).components == known.components)
    }

    @Test func `each day from year 1 to year 9999 follows the one before`() {
        var expected = (year: 1, month: 1, day: 1)
        var number = -719_162

        while expected.year < 10_000 {
            let parts = Day(number: number).components
            guard parts.year == expected.year, parts.month == expected.month, parts.day == expected.day,
                Day(year: expected.year, month: expected.month, day: expected.day)?.number == number
            else {
                Issue.record("\(expected) is not day \(number), which is \(parts)")
                return
            }
            number += 1
            expected.day += 1
            if expected.day > Day.count(ofMonth: expected.month, year: expected.year) {
                expected = (expected.year, expected.month + 1, 1)
            }
            if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
        }

        #expect(number == 2_932_897)
    }

    @Test(arguments: [
        (2026, 2, 29), (1900, 2, 29), (2100, 2, 29), (2026, 2, 30), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1),
        (2026, 1, 0), (2026, 1, 32), (2026, -1, 1), (0, 1, 1), (10_000, 1, 1),
    ])
    func `nonexistent dates are rejected`(year: Int, month: Int, day: Int) {
        #expect(Day(year: year, month: month, day: day) == nil)
    }

    @Test(arguments: [(1900, false), (2000, true), (2024, true), (2026, false), (2100, false), (2400, true)])
    func `only every fourth century year is a leap year`(year: Int, isLeap: Bool) {
        #expect(Day.isLeap(year: year) == isLeap)
        #expect(Day.count(ofMonth: 2, year: year) == (isLeap ? 29 : 28))
    }

    @Test func `days are counted, added and compared as numbers`() {
        let day = Day(number: 100)

        #expect(day + 3 == Day(number: 103))
        #expect(day - 3 == Day(number: 97))
        #expect((day + 30) - day == 30)
        #expect(day < day + 1)
        #expect(!(day < day))
    }

    @Test(arguments: [
        ("2026-01-31", 1, "2026-02-28"),
        ("2024-01-31", 1, "2024-02-29"),
        ("2026-01-31", 2, "2026-03-31"),
        ("2026-03-31", -1, "2026-02-28"),
        ("2026-11-30", 3, "2027-02-28"),
        ("2024-02-29", 12, "2025-02-28"),
        ("2024-02-29", 48, "2028-02-29"),
        ("2026-01-15", -1, "2025-12-15"),
        ("2026-01-15", -25, "2023-12-15"),
        ("2026-12-31", 0, "2026-12-31"),
    ])
    func `adding months keeps the day or uses the last day of a shorter month`(
        start: String,
        months: Int,
        end: String
    ) throws {
        #expect(try #require(Day(iso: start)).adding(months: months).description == end)
    }

    @Test(arguments: [
        ("2026-02-01", "2026-02-28", "2026-03-31", "2026-12-31"),
        ("2024-02-29", "2024-02-29", "2024-03-31", "2024-12-31"),
        ("2026-03-31", "2026-03-31", "2026-03-31", "2026-12-31"),
        ("2026-04-01", "2026-04-30", "2026-06-30", "2026-12-31"),
        ("2026-08-31", "2026-08-31", "2026-09-30", "2026-12-31"),
        ("2026-11-21", "2026-11-30", "2026-12-31", "2026-12-31"),
        ("2026-12-31", "2026-12-31", "2026-12-31", "2026-12-31"),
    ])
    func `months, quarters and years end on their last day`(
        start: String,
        month: String,
        quarter: String,
        year: String
    ) throws {
        let day = try #require(Day(iso: start))

        #expect(day.lastDayOfMonth.description == month)
        #expect(day.lastDayOfQuarter.description == quarter)
        #expect(day.lastDayOfYear.description == year)
    }
}
