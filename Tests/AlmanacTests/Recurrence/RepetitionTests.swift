import Almanac
import Testing

struct RepetitionTests {
    @Test(arguments: [
        (Repetition(.daily), "2026-11-21"),
        (Repetition(.weekly, interval: 2), "2026-11-21"),
        (.workdays, "2026-11-23"),
        (Repetition(.weekly, weekdays: [.init(.saturday)]), "2026-11-21"),
        (Repetition(.weekly, weekdays: [.init(.monday), .init(.wednesday)]), "2026-11-23"),
        (Repetition(.monthly, weekdays: [.init(.friday, nth: -1)]), "2026-11-27"),
        (Repetition(.monthly, weekdays: [.init(.friday, nth: 4)]), "2026-11-27"),
        (Repetition(.monthly, weekdays: [.init(.friday, nth: -2)]), "2026-12-18"),
        (Repetition(.monthly, weekdays: [.init(.saturday, nth: 3)]), "2026-11-21"),
        (Repetition(.monthly, weekdays: [.init(.tuesday, nth: 2)]), "2026-12-08"),
        (Repetition(.monthly, weekdays: [.init(.monday, nth: 5)]), "2026-11-30"),
        (Repetition(.monthly, weekdays: [.init(.saturday, nth: 5)]), "2027-01-30"),
        (Repetition(.monthly, monthDays: [15, 30]), "2026-11-30"),
        (Repetition(.monthly, monthDays: [15]), "2026-12-15"),
        (Repetition(.monthly, monthDays: [31]), "2026-11-30"),
        (Repetition(.monthly, weekdays: [.init(.friday)], monthDays: [13]), "2027-08-13"),
        (Repetition(.monthly, weekdays: [.init(.monday, nth: 1)], monthDays: [31]), "2026-11-21"),
    ])
    func `a pattern begins on its first day on or after the given one`(pattern: Repetition, first: String) throws {
        let saturday = try #require(Day(iso: "2026-11-21"))

        #expect(pattern.firstDay(onOrAfter: saturday).description == first)
    }

    @Test func `a repetition on the 31st begins on the last day of February`() throws {
        let february = try #require(Day(iso: "2027-02-05"))

        #expect(Repetition(.monthly, monthDays: [31]).firstDay(onOrAfter: february).description == "2027-02-28")
        #expect(Repetition(.monthly, monthDays: [28, 31]).firstDay(onOrAfter: february).description == "2027-02-28")
    }

    @Test func `a fifth weekday is found from any day`() {
        for weekday in Weekday.allCases {
            let pattern = Repetition(.monthly, weekdays: [.init(weekday, nth: 5)])
            for number in stride(from: 20_000, to: 30_000, by: 13) {
                let first = pattern.firstDay(onOrAfter: Day(number: number))
                #expect(first.weekday == weekday && first.components.day > 28)
            }
        }
    }
}
