import Almanac
import Testing

struct OccurrencesTests {
    private func days(_ rule: String, from begin: String, _ count: Int) throws -> [String] {
        let pattern = try #require(Repetition(rule: rule))
        let anchor = try #require(Day(iso: begin))
        return pattern.days(after: anchor, anchoredAt: anchor).prefix(count).map(\.description)
    }

    @Test(arguments: [
        ("FREQ=MONTHLY", "2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]),
        ("FREQ=MONTHLY;BYMONTHDAY=-1", "2028-01-31", ["2028-02-29", "2028-03-31", "2028-04-30"]),
        (
            "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1", "2026-12-31",
            ["2027-02-28", "2027-04-30", "2027-06-30", "2027-08-31"]
        ),
        ("FREQ=MONTHLY;BYMONTHDAY=15,30", "2027-01-30", ["2027-02-15", "2027-02-28", "2027-03-15", "2027-03-30"]),
        ("FREQ=MONTHLY;BYMONTHDAY=29,30,31", "2027-01-31", ["2027-02-28", "2027-03-29", "2027-03-30", "2027-03-31"]),
        ("FREQ=YEARLY", "2024-02-29", ["2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"]),
        (
            "FREQ=YEARLY;INTERVAL=50", "2000-02-29",
            ["2050-02-28", "2100-02-28", "2150-02-28", "2200-02-28", "2250-02-28"]
        ),
        (
            "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "2024-02-29",
            ["2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"]
        ),
    ])
    func `a short month uses its last day, and longer months return to the original day`(
        rule: String,
        begin: String,
        expected: [String]
    ) throws {
        #expect(try days(rule, from: begin, expected.count) == expected)
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;BYDAY=5FR", "2026-10-30", ["2027-01-29", "2027-04-30", "2027-07-30", "2027-10-29"]),
        ("FREQ=MONTHLY;INTERVAL=2;BYDAY=5FR", "2026-10-30", ["2027-04-30", "2027-10-29", "2027-12-31"]),
        ("FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR", "2026-11-27", ["2027-01-29", "2027-03-26", "2027-05-28"]),
        ("FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU", "2026-11-10", ["2027-01-12", "2027-03-09", "2027-05-11"]),
        ("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "2026-11-26", ["2027-11-25", "2028-11-23"]),
        ("FREQ=YEARLY;INTERVAL=12;BYMONTH=2;BYDAY=5SU", "2032-02-29", ["2128-02-29"]),
    ])
    func `a month without the nth weekday is skipped`(rule: String, begin: String, expected: [String]) throws {
        #expect(try days(rule, from: begin, expected.count) == expected)
    }

    @Test(arguments: [
        ("FREQ=DAILY;INTERVAL=3", ["2026-11-24", "2026-11-27"]),
        ("FREQ=DAILY;INTERVAL=2;BYDAY=MO,TU", ["2026-11-23", "2026-12-01", "2026-12-07"]),
        ("FREQ=WEEKLY", ["2026-11-28", "2026-12-05"]),
        ("FREQ=WEEKLY;INTERVAL=2", ["2026-12-05", "2026-12-19"]),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", ["2026-11-30", "2026-12-04", "2026-12-14"]),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;WKST=SA", ["2026-11-23", "2026-11-27", "2026-12-07"]),
        ("FREQ=MONTHLY;INTERVAL=3", ["2027-02-21", "2027-05-21"]),
        ("FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=10", ["2027-02-10", "2027-05-10"]),
        ("FREQ=YEARLY", ["2027-11-21", "2028-11-21"]),
        ("FREQ=YEARLY;INTERVAL=2;BYMONTH=3;BYMONTHDAY=10", ["2028-03-10", "2030-03-10"]),
    ])
    func `intervals count from the day, week, month or year of the anchor`(rule: String, expected: [String]) throws {
        #expect(try days(rule, from: "2026-11-21", expected.count) == expected)
    }

    @Test func `a day long after the anchor is a multiple of the interval away from it`() throws {
        let anchor = try #require(Day(iso: "2000-01-03"))
        let day = try #require(Day(iso: "2026-11-21"))

        for interval in 1...60 {
            let next = try #require(Repetition(.daily, interval: interval).next(after: day, anchoredAt: anchor))
            #expect(next > day && next <= day + interval && (next - anchor).isMultiple(of: interval))
        }
    }

    @Test func `the first day of the pattern follows a day before the anchor`() throws {
        let anchor = try #require(Day(iso: "2026-11-21"))

        #expect(Repetition(.daily, interval: 3).next(after: anchor - 100, anchoredAt: anchor) == anchor)
        #expect(Repetition(.monthly, monthDays: [30]).next(after: anchor - 100, anchoredAt: anchor) == anchor + 9)
        #expect(Repetition.workdays.next(after: anchor - 100, anchoredAt: anchor) == anchor + 2)
    }

    @Test(arguments: Repetition.Frequency.allCases)
    func `nothing follows the year 9999, however long the interval`(frequency: Repetition.Frequency) {
        let last = Day(number: Day.validNumbers.upperBound)

        for interval in [1, 2, 9_999, 4_000_000, .max] {
            let pattern = Repetition(frequency, interval: interval)
            #expect(pattern.next(after: last, anchoredAt: last) == nil)
            #expect(pattern.next(after: last + 1, anchoredAt: last) == nil)
            #expect(pattern.next(after: last - 1, anchoredAt: last) == last)
            #expect(
                interval < (frequency == .hourly ? 25 : 2) || pattern.next(after: last - 1, anchoredAt: last - 1) == nil
            )
        }
        #expect(Repetition(.weekly, weekdays: [.init(.saturday)]).next(after: last - 3, anchoredAt: last - 3) == nil)
    }

    @Test(arguments: Repetition.Frequency.allCases)
    func `the first valid day has a next one`(frequency: Repetition.Frequency) {
        let first = Day(number: Day.validNumbers.lowerBound)

        #expect(Repetition(frequency).next(after: first - 1, anchoredAt: first) == first)
        #expect((Repetition(frequency).next(after: first, anchoredAt: first) ?? first) > first)
        #expect(Repetition(.monthly, monthDays: [1]).firstDay(onOrAfter: first) == first)
        #expect(Repetition(frequency).next(after: first, anchoredAt: first - 1) == nil)
    }

    @Test(arguments: [
        Repetition(.monthly, weekdays: [.init(.monday, nth: 1)], monthDays: [31]),
        Repetition(.yearly, month: 2, weekdays: [.init(.friday)], monthDays: [30]),
        Repetition(.monthly, interval: 4_800, weekdays: [.init(.monday, nth: 5)]),
        Repetition(.daily, interval: 7, weekdays: [.init(.tuesday)]),
    ])
    func `the search ends if no day matches the pattern`(pattern: Repetition) throws {
        let anchor = try #require(Day(iso: "2026-02-02"))

        #expect(pattern.next(after: anchor, anchoredAt: anchor) == nil)
        #expect(Array(pattern.days(after: anchor, anchoredAt: anchor)).isEmpty)
    }
}
