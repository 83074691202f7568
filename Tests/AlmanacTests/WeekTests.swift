import Almanac
import Testing

struct WeekTests {
    @Test(arguments: [
        ("2026-12-31", 2026, 53),
        ("2027-01-01", 2026, 53),
        ("2027-01-03", 2026, 53),
        ("2027-01-04", 2027, 1),
        ("2024-12-29", 2024, 52),
        ("2024-12-30", 2025, 1),
        ("2021-01-03", 2020, 53),
        ("2021-01-04", 2021, 1),
        ("2026-01-01", 2026, 1),
        ("2023-01-01", 2022, 52),
        ("2026-11-21", 2026, 47),
        ("1970-01-01", 1970, 1),
    ])
    func `an ISO week belongs to the year of its Thursday`(text: String, year: Int, number: Int) throws {
        let week = try #require(Day(iso: text)).isoWeek

        #expect(week.year == year)
        #expect(week.number == number)
    }

    @Test func `ISO week numbers increase by one or restart at one`() throws {
        var monday = try #require(Day(iso: "1999-12-27"))
        var last = monday.isoWeek

        while monday.year < 2_400 {
            #expect((0..<7).allSatisfy { (monday + $0).isoWeek == last })
            monday = monday + 7
            let week = monday.isoWeek
            let isNext = week.year == last.year && week.number == last.number + 1
            let isFirst = week.year == last.year + 1 && week.number == 1 && last.number >= 52
            #expect(isNext || isFirst, "\(monday)")
            last = week
        }
    }

    @Test(arguments: Weekday.allCases, [Weekday.monday, .sunday])
    func `a week begins on the given weekday and contains the day`(weekday: Weekday, start: Weekday) throws {
        let monday = try #require(Day(iso: "2026-11-23"))
        let day = monday + (weekday.rawValue - 1)

        let week = Week(containing: day, startingOn: start)

        #expect(week.firstDay.weekday == start)
        #expect(week.days.contains(day))
        #expect(week.lastDay - week.firstDay == 6)
        #expect(week.days.upperBound == week.lastDay + 1)
        #expect(week.next.firstDay == week.lastDay + 1)
    }

    @Test(arguments: [
        ("2026-11-21", Weekday.monday, "2026-11-16", "2026-11-29"),
        ("2026-11-21", .sunday, "2026-11-15", "2026-11-28"),
        ("2026-11-22", .monday, "2026-11-16", "2026-11-29"),
        ("2026-11-22", .sunday, "2026-11-22", "2026-12-05"),
        ("2026-11-23", .monday, "2026-11-23", "2026-12-06"),
        ("2026-12-31", .monday, "2026-12-28", "2027-01-10"),
    ])
    func `upcoming ends on the last day of next week`(
        today: String,
        start: Weekday,
        first: String,
        last: String
    ) throws {
        let day = try #require(Day(iso: today))

        #expect(Week(containing: day, startingOn: start).firstDay.description == first)
        #expect(Day.lastDay(ofWeekAfter: day, weeksStartOn: start).description == last)
    }
}
