import Almanac
import Phrases
import TestKit
import Testing

@testable import ItemLanguage

/// Dates in digits and numbers take a short way past the grammar, which must not change their meaning.
struct DateDigitsTests {
    private let dates = Saturday.dates()

    private func due(byGrammar text: String) -> Due? {
        let reader = PhraseReader(Saturday.moment, weeksStartOn: .monday)
        guard let found = try? reader.day(text), let day = found.day else { return nil }
        return Due(day: day, time: found.time)
    }

    @Test(arguments: [
        "2026-05-12", "2026-11-20", "0001-01-01", "9999-12-31", "2028-02-29", "2026-05-12T17:00", "2026-05-12t05:07",
        "2026-05-12 00:00", "2026-05-12 23:59", "2026-05-12 11:30", "2026-05-12T12:00", "1999-01-31 01:00",
    ])
    func `a date in digits means the same as in the grammar`(text: String) throws {
        let due = try #require(Due(digits: text))

        #expect(due == self.due(byGrammar: text))
        #expect(try dates.due(text) == due)
    }

    @Test func `dates and times of all months, days, hours and minutes mean the same as in the grammar`() {
        for month in 0...13 {
            for day in 0...32 {
                let text = "2027-\(twoDigits(month))-\(twoDigits(day))"
                #expect(Due(digits: text) == due(byGrammar: text), "\(text)")
            }
        }
        for hour in 0...25 {
            for minute in [0, 1, 9, 30, 59, 60] {
                let text = "2027-03-04T\(twoDigits(hour)):\(twoDigits(minute))"
                #expect(Due(digits: text) == due(byGrammar: text), "\(text)")
            }
        }
    }

    @Test(arguments: [
        "", "2026", "2026-5-12", "2026-05-1", "2026/05/12", "12-05", "2026-05-32", "2026-05-12T24:00",
        "2026-05-12T7:00",
        "2026-05-12x17:00", "2026-05-12T17:0", "2026-05-12 17.00", "２026-05-12", "2026-05-12 5pm", "+026-05-12",
    ])
    func `other texts are left to the grammar`(text: String) {
        #expect(Due(digits: text) == nil)
    }

    @Test func `a date that does not exist is still an error that names it`() {
        #expect(throws: InputError.phrase(.noSuchDay("2026-02-30"))) { try dates.due("2026-02-30") }
        #expect(throws: InputError.phrase(.noSuchTime("24:00"))) { try dates.due("2026-02-20T24:00") }
    }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
