import Almanac
import Testing
import Vocabulary

@testable import ItemLanguage

/// Phrases with a part of the day, read at every hour.
struct PartOfDayTests {
    @Test(arguments: [
        ("in the morning", 9, 0), ("in the evening", 18, 0), ("8 in the morning", 8, 0),
        ("at 8 in the morning", 8, 0), ("in the morning at 8", 8, 0), ("at 11:30 in the morning", 11, 30),
        ("quarter to 8 in the morning", 7, 45), ("half past 8 in the morning", 8, 30), ("at 1 in the afternoon", 13, 0),
        ("at 6 in the afternoon", 18, 0), ("ten to 6 in the evening", 17, 50), ("at 8 in the evening", 20, 0),
        ("in the evening at 8", 20, 0), ("at 730 in the evening", 19, 30), ("at 11 in the evening", 23, 0),
        ("at 10 at night", 22, 0), ("오전 8시", 8, 0), ("저녁 8시", 20, 0), ("밤 11시", 23, 0), ("저녁에", 18, 0),
    ])
    func `a time in a part of the day is the next one, whatever the time now`(
        phrase: String,
        hour: Int,
        minute: Int
    ) throws {
        let today = try #require(Day(year: 2026, month: 11, day: 21))
        let time = try #require(TimeOfDay(hour: hour, minute: minute))
        for now in stride(from: 15, to: 1_440, by: 30) {
            let present = try #require(TimeOfDay(minute: now))
            let dates = DateReader(
                Moment(instant: Saturday.moment.instant, today: today, time: present),
                weeksStartOn: .monday
            )

            let due = try ItemText(dates: dates).read(line: "Call \(phrase)").details.due

            let next = Due(day: time.minute > now ? today : today + 1, time: time)
            #expect(due == next, "\(phrase) at minute \(now)")
        }
    }
}
