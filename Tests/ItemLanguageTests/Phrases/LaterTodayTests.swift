import Almanac
import Testing
import Vocabulary

@testable import ItemLanguage

struct LaterTodayTests {
    /// 이따 means later today, so that an hour that has passed in the morning is in the evening.
    @Test(arguments: [
        ("이따 10시", 9, "2026-11-21T10:00"), ("이따 10시", 19, "2026-11-21T22:00"), ("이따가 3시에", 9, "2026-11-21T15:00"),
        ("이따 8시 반", 9, "2026-11-21T20:30"), ("이따 오후 3시", 9, "2026-11-21T15:00"), ("이따 저녁에", 9, "2026-11-21T18:00"),
        ("이따 밤 11시", 19, "2026-11-21T23:00"), ("이따 1시", 22, "2026-11-22T01:00"),
        ("이따 12시", 22, "2026-11-22T00:00"), ("이따 밤 1시", 14, "2026-11-22T01:00"), ("이따 밤 1시", 22, "2026-11-22T01:00"),
        ("이따 7시", 23, nil), ("이따 오전 10시", 19, nil), ("이따 저녁에", 21, nil), ("이따 12시", 9, "2026-11-21T12:00"),
    ])
    func `이따 is the time that comes next today`(phrase: String, hour: Int, due: String?) throws {
        let time = try #require(TimeOfDay(hour: hour, minute: 30))
        let moment = Moment(instant: Saturday.moment.instant, today: Saturday.moment.today, time: time)
        let text = ItemText(dates: DateReader(moment, weeksStartOn: .monday))

        for line in ["전화 \(phrase)", "\(phrase) 전화하기"] {
            #expect(try text.read(line: line).details.due?.description == due, "\(line)")
        }
    }
}
