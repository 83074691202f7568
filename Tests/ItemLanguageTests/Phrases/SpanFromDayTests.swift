import Almanac
import Testing
import Vocabulary

@testable import ItemLanguage

/// Spans from a day that comes each year.
struct SpanFromDayTests {
    @Test(arguments: [
        ("two days after thanksgiving", "2026-11-27", "2026-11-28"),
        ("the saturday after thanksgiving", "2026-11-27", "2026-11-28"),
        ("two days after christmas", "2026-12-26", "2026-12-27"),
        ("two days after christmas", "2026-12-27", "2026-12-27"),
        ("two days after christmas", "2026-12-28", "2027-12-27"),
        ("two weeks after christmas", "2027-01-05", "2027-01-08"),
        ("3 days after christmas 2027", "2026-12-26", "2027-12-28"),
        ("a week after dec 1", "2026-12-05", "2026-12-08"),
        ("the sunday after dec 1", "2026-12-05", "2026-12-06"),
        ("a week after dec 1", "2026-12-09", "2027-12-08"),
        ("10 days after dec 25", "2027-01-02", "2027-01-04"),
        ("the monday after dec 28", "2027-01-02", "2027-01-04"),
        ("3 days after the 25th", "2026-11-26", "2026-11-28"),
        ("3 days after the 25th", "2026-11-29", "2026-12-28"),
        ("10 days after the 20th", "2026-12-22", "2026-12-30"),
        ("a month after the 20th", "2026-11-10", "2026-12-20"),
        ("a year after dec 25", "2026-12-10", "2027-12-25"),
        ("25일 3일 뒤", "2026-11-26", "2026-11-28"),
        ("크리스마스 2주 후", "2026-12-31", "2027-01-08"),
        ("12월 1일 일주일 뒤", "2026-12-05", "2026-12-08"),
        ("설날 3일 뒤", "2027-02-08", "2027-02-10"),
    ])
    func `the next day at that distance is meant, also if the day itself has passed`(
        phrase: String,
        today: String,
        due: String
    ) throws {
        let today = try #require(Day(iso: today))
        let time = try #require(TimeOfDay(hour: 9, minute: 0))
        let dates = DateReader(
            Moment(instant: Saturday.moment.instant, today: today, time: time),
            weeksStartOn: .monday
        )

        let reading = try ItemText(dates: dates).read(line: "Call \(phrase)")

        #expect(reading.details.due?.description == due)
    }
}
