import Testing

@testable import Almanac

struct MovableDayTests {
    private func days(_ day: MovableDay, from text: String, every interval: Int = 1) throws -> [String] {
        try day.days(from: #require(Day(iso: text)), every: interval).map(\.description)
    }

    @Test func `a day of the lunar calendar comes once in each of its years`() throws {
        let newYear = try days(.lunar(1, month: 1), from: "2027-02-07")

        #expect(newYear.prefix(3) == ["2027-02-07", "2028-01-27", "2029-02-13"])
        #expect(newYear.count == 73 && newYear.last?.hasPrefix("2099") == true)
    }

    @Test func `the last month of the lunar calendar is in the next year`() throws {
        #expect(try days(.lunar(30, month: 12), from: "2027-01-01").first == "2027-02-06")
    }

    @Test func `a month without a 30th has it on the 29th`() throws {
        let days = MovableDay.lunar(30, month: 8).days(from: try #require(Day(iso: "2027-01-01")))

        #expect(days.count == 73)
        #expect(MovableDay(of: days) == .lunar(30, month: 8))
    }

    @Test func `days can be left out`() throws {
        #expect(
            try days(.easter(0), from: "2027-01-01", every: 2).prefix(3) == ["2027-03-28", "2029-04-01", "2031-04-13"]
        )
    }

    @Test(arguments: [
        MovableDay.easter(0), .easter(1), .easter(-2), .easter(-47), .lunar(1, month: 1), .lunar(15, month: 8),
        .lunar(29, month: 3),
    ])
    func `the days tell the movable day`(day: MovableDay) throws {
        #expect(MovableDay(of: day.days(from: try #require(Day(iso: "2027-01-01")))) == day)
    }

    @Test func `other days are on no movable day`() throws {
        let days = ["2027-02-07", "2028-01-28"].compactMap { Day(iso: $0) }

        #expect(days.count == 2 && MovableDay(of: days) == nil)
        #expect(MovableDay(of: []) == nil)
    }

    @Test(arguments: [(1899, nil), (1961, "1961-04-02"), (2024, "2024-03-31"), (2038, "2038-04-25"), (2100, nil)])
    func `Easter is a Sunday in spring`(year: Int, day: String?) {
        #expect(MovableDay.easter(0).day(in: year)?.description == day)
    }
}
