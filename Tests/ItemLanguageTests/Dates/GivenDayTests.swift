import Almanac
import ItemLanguage
import Testing
import Vocabulary

/// New items that are due on a given day, unless their text has a date.
struct GivenDayTests {
    private func reading(_ text: String, on day: Day) throws -> ItemText.Reading {
        try ItemText(dates: Saturday.dates().on(day)).read(line: text)
    }

    @Test(arguments: [
        ("Rest", "2026-12-01"),
        ("Dinner at 7pm", "2026-12-01T19:00"),
        ("Dinner in the evening", "2026-12-01T18:00"),
        ("Dinner due:in the evening", "2026-12-01T18:00"),
        ("Call 9:00", "2026-12-01T09:00"),
        ("Dinner due:19:00", "2026-12-01T19:00"),
        ("Dinner due:none at 7pm", "2026-12-01T19:00"),
        ("Walk every:day", "2026-12-01"),
        ("Walk every day at 9", "2026-12-01T09:00"),
        ("Meet every:mon", "2026-12-07"),
        ("Meet every mon 9:00", "2026-12-07T09:00"),
        ("Pay every:15", "2026-12-15"),
    ])
    func `a time is on the given day, and a rule that names its days begins on the first one from it on`(
        text: String,
        due: String
    ) throws {
        let reading = try reading(text, on: #require(Day(iso: "2026-12-01")))

        #expect(reading.details.due?.description == due)
    }

    @Test(arguments: [
        ("Dinner tomorrow at 7pm", "2026-11-22T19:00"), ("Dinner due:fri", "2026-11-27"), ("Rest due:none", nil),
        ("Walk every day from 5 dec", "2026-12-05"),
    ])
    func `a date in the text comes first`(text: String, due: String?) throws {
        let reading = try reading(text, on: #require(Day(iso: "2026-12-01")))

        #expect(reading.details.due?.description == due)
    }

    @Test(arguments: [
        ("Call at 9", "2026-11-22T09:00"), ("Call at 10", "2026-11-21T10:00"),
        ("Walk every day at 9", "2026-11-22T09:00"),
    ])
    func `a time that has passed today is tomorrow`(text: String, due: String) throws {
        #expect(try reading(text, on: Saturday.dates().today).details.due?.description == due)
    }
}
