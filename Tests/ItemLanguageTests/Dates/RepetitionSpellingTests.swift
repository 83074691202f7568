import Almanac
import Phrases
import TestKit
import Testing

@testable import ItemLanguage

struct RepetitionSpellingTests {
    private let dates = Saturday.dates()

    /// Returns a pattern of any kind, also of those that only other programs make.
    private func pattern(_ random: inout SeededGenerator) -> Repetition {
        let frequency = Repetition.Frequency.allCases.randomElement(using: &random) ?? .daily
        let hasMonth = frequency == .yearly && Bool.random(using: &random)
        let days = Weekday.allCases.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
        let hasPlaces = frequency != .weekly && Bool.random(using: &random)
        let end: Repetition.End? =
            [
                nil, .until(Day(number: Int.random(in: 21_000...22_000, using: &random))),
                .count(Int.random(in: 1...20, using: &random)),
            ].randomElement(using: &random) ?? nil
        return Repetition(
            frequency,
            interval: Int.random(in: 1...4, using: &random),
            month: hasMonth ? Int.random(in: 1...12, using: &random) : nil,
            weekdays: days.map { day in
                Repetition.NthWeekday(
                    day,
                    nth: hasPlaces ? [-2, -1, 1, 2, 3, 4, 5].randomElement(using: &random) : nil
                )
            },
            monthDays: frequency == .monthly || hasMonth
                ? (0..<Int.random(in: 0...2, using: &random)).map { _ in Int.random(in: 1...31, using: &random) } : [],
            end: end
        )
    }

    @Test(arguments: 0..<20)
    func `reading a spelled repetition gives the same one`(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)

        for _ in 0..<50 {
            let repetition = pattern(&random)
            // A pattern that its own rule can't hold comes from nowhere.
            guard Repetition(rule: repetition.rule) == repetition else { continue }

            let spelled = RepetitionSpelling.of(repetition)

            #expect(try dates.repetition(spelled, key: "every").pattern == repetition, "\(spelled)")
        }
    }

    @Test(arguments: [
        ("every other monday and thursday", "2 weeks on mon,thu"),
        ("first monday of march every year", "year on 1st mon of mar"),
        ("every 2 months on the first monday", "2 months on 1st mon"), ("every 3 months on the 1st", "3 months on 1"),
        ("every year on 25 dec", "year on 25 dec"), ("every weekday", "weekday"), ("every 3 days", "3 days"),
        ("every mon, wed until 1 jun", "mon,wed until 2027-06-01"), ("first and last friday of the month", nil),
    ])
    func `repetitions are spelled with interval, days and month`(typed: String, spelling: String?) throws {
        let value = typed.hasPrefix("every ") ? String(typed.dropFirst(6)) : typed
        let pattern = try dates.repetition(value, key: "every").pattern

        #expect(RepetitionSpelling.of(pattern) == spelling ?? "1st fri,last fri")
    }

    @Test func `a pattern without words is spelled as the rule of calendars`() throws {
        let friday13 = Repetition(.monthly, weekdays: [.init(.friday)], monthDays: [13])

        #expect(RepetitionSpelling.of(friday13) == "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13")
        #expect(try dates.repetition("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", key: "every").pattern == friday13)
    }
}
