import Almanac
import Testing

struct PinningTests {
    @Test(arguments: [
        (Repetition(.monthly), "2027-01-31", Repetition(.monthly, monthDays: [31])),
        (Repetition(.monthly), "2027-02-28", Repetition(.monthly)),
        (Repetition(.monthly), "2028-02-29", Repetition(.monthly, monthDays: [29])),
        (Repetition(.monthly, interval: 3), "2027-04-30", Repetition(.monthly, interval: 3, monthDays: [30])),
        (Repetition(.monthly), "2027-01-28", Repetition(.monthly)),
        (Repetition(.yearly, interval: 2), "2028-02-29", Repetition(.yearly, interval: 2, month: 2, monthDays: [29])),
        (Repetition(.yearly), "2027-02-28", Repetition(.yearly)),
        (Repetition(.yearly), "2027-01-31", Repetition(.yearly)),
        (Repetition(.daily, interval: 30), "2027-01-31", Repetition(.daily, interval: 30)),
        (Repetition(.weekly), "2027-01-31", Repetition(.weekly)),
        (Repetition(.monthly, monthDays: [15]), "2027-01-31", Repetition(.monthly, monthDays: [15])),
        (
            Repetition(.monthly, weekdays: [.init(.sunday, nth: -1)]), "2027-01-31",
            Repetition(.monthly, weekdays: [.init(.sunday, nth: -1)])
        ),
    ])
    func `only a pattern that a short month would move is pinned`(
        pattern: Repetition,
        day: String,
        pinned: Repetition
    ) throws {
        #expect(pattern.pinned(to: try #require(Day(iso: day))) == pinned)
    }

    @Test(arguments: [
        (Repetition(.monthly, monthDays: [31]), "2027-01-31", Repetition(.monthly)),
        (Repetition(.monthly, interval: 2, monthDays: [31]), "2027-02-28", Repetition(.monthly, interval: 2)),
        (Repetition(.yearly, month: 2, monthDays: [29]), "2028-02-29", Repetition(.yearly)),
        (Repetition(.yearly, month: 2, monthDays: [29]), "2027-02-28", Repetition(.yearly)),
        (Repetition(.monthly, monthDays: [31]), "2027-01-30", Repetition(.monthly, monthDays: [31])),
        (Repetition(.monthly, monthDays: [15]), "2027-01-15", Repetition(.monthly, monthDays: [15])),
        (Repetition(.monthly, monthDays: [15, 31]), "2027-01-31", Repetition(.monthly, monthDays: [15, 31])),
    ])
    func `unpinning reverses only a pin to the same day`(pinned: Repetition, day: String, pattern: Repetition) throws {
        #expect(pinned.unpinned(from: try #require(Day(iso: day))) == pattern)
    }

    @Test(arguments: [("2027-01-29", 1), ("2027-01-30", 2), ("2028-01-31", 5), ("2028-10-30", 6)])
    func `a pinned pattern continues from each of its days as from the first`(begin: String, interval: Int) throws {
        let first = try #require(Day(iso: begin))
        let pinned = Repetition(.monthly, interval: interval).pinned(to: first)

        var day = first
        for turn in 1...48 {
            day = try #require(pinned.next(after: day, anchoredAt: day))
            #expect(day == first.adding(months: turn * interval))
        }
    }

    @Test func `a birthday on 29 February returns to that day in leap years`() throws {
        let first = try #require(Day(iso: "2024-02-29"))
        let pinned = Repetition(.yearly).pinned(to: first)

        var day = first
        for turn in 1...80 {
            day = try #require(pinned.next(after: day, anchoredAt: day))
            #expect(day == first.adding(months: 12 * turn))
        }
    }
}
