import Almanac
import Phrases
import TestKit
import Testing

@testable import ItemLanguage

struct PeriodTests {
    @Test(arguments: [
        ("90 days", "90 days", "2026-08-23"), ("90d", "90 days", "2026-08-23"), ("1 W", "1 week", "2026-11-14"),
        ("18 months", "18 months", "2025-05-21"), ("2y", "2 years", "2024-11-21"),
    ])
    func `a period has a normalized spelling and ends before a day`(text: String, words: String, day: String) throws {
        let period = try #require(Period(typed: text))

        #expect(period.description == words)
        #expect(period.before(.saturday).description == day)
    }

    @Test(arguments: ["", "90", "days", "0 days", "-3d", "+3d", "3 moons", "1 2 days x", "123456 days"])
    func `anything else is not a period`(text: String) {
        #expect(Period(typed: text) == nil)
    }
}

struct PastDayTests {
    private let dates = DateReader(.saturday, weeksStartOn: .monday)

    @Test(arguments: [
        ("1 jan", "2026-01-01"), ("21 nov", "2026-11-21"), ("22 nov", "2025-11-22"), ("12-01", "2025-12-01"),
        ("29 feb", "2024-02-29"), ("fri", "2026-11-20"), ("sat", "2026-11-14"), ("2w", "2026-11-07"),
        ("-2w", "2026-11-07"), ("yesterday", "2026-11-20"), ("1 dec 2027", "2027-12-01"), ("tomorrow", "2026-11-22"),
    ])
    func `a day without a year is the last such day`(text: String, day: String) throws {
        #expect(try dates.pastDay(text).description == day)
    }

    @Test func `a word that is not a day is rejected`() {
        #expect(throws: InputError.item(.notAPastDay("soon"))) { try dates.pastDay("soon") }
        #expect(throws: InputError.phrase(.noSuchDay("31 apr"))) { try dates.pastDay("31 apr") }
    }

    @Test func `a period that begins before the first year is rejected`() throws {
        #expect(try dates.pastDay("2025y").description == "0001-11-21")
        #expect(throws: InputError.self) { try dates.pastDay("2026y") }
        #expect(throws: InputError.self) { try dates.pastDay("9999y") }
    }
}
