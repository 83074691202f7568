import Almanac
import Testing

struct WeekTests {
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

    @Test(arguments: 2020...2032, [Weekday.monday, .sunday])
    func `a week is found by its number`(year: Int, start: Weekday) throws {
        for number in 1...52 {
            let week = try #require(Week(number, of: year, startingOn: start))
            #expect(week.number == number && week.firstDay.weekday == start && (week.firstDay + 6).year >= year)
        }
        #expect(Week(54, of: year, startingOn: start) == nil && Week(0, of: year, startingOn: start) == nil)
        #expect(
            (Week(53, of: year, startingOn: start) != nil) == (Week(52, of: year, startingOn: start)?.next.number == 53)
        )
    }
}
