import Almanac
import Testing

struct DueTests {
    @Test func `a due date without a time sorts after those with one on the same day`() {
        let day = Day(number: 20_778)
        let dues = [
            Due(day: day + 1, time: .midnight), Due(day: day), Due(day: day, time: .noon),
            Due(day: day, time: TimeOfDay(minute: 1_439)), Due(day: day, time: .midnight),
            Due(day: day - 1),
        ]

        let sorted = dues.sorted().map(\.description)

        #expect(
            sorted == [
                "2026-11-20", "2026-11-21T00:00", "2026-11-21T12:00", "2026-11-21T23:59", "2026-11-21",
                "2026-11-22T00:00",
            ]
        )
    }

    @Test(arguments: [
        (-1, nil, true), (-1, 1_439, true), (0, 719, true), (0, 720, false), (0, nil, false), (1, 0, false),
    ])
    func `a due date has passed when its day has, or its time today`(days: Int, minute: Int?, hasPassed: Bool) {
        let today = Day(number: 20_778)
        let noon = Moment(instant: Instant(seconds: 0), today: today, time: .noon)
        let due = Due(day: today + days, time: minute.flatMap(TimeOfDay.init(minute:)))

        #expect(due.hasPassed(at: noon) == hasPassed)
        #expect((NearTerm(of: due, at: noon, weeksStartOn: .monday) == .overdue) == hasPassed)
    }

    @Test func `equal due dates do not precede each other`() {
        let due = Due(day: Day(number: 0), time: .noon)

        #expect(!(due < due))
        #expect(!(Due(day: Day(number: 0)) < Due(day: Day(number: 0))))
    }
}

struct TimeOfDayTests {
    @Test(arguments: [("00:00", 0), ("9:05", 545), ("09:05", 545), ("17:00", 1_020), ("23:59", 1_439)])
    func `a time parses as a minute of the day`(text: String, minute: Int) throws {
        #expect(try #require(TimeOfDay(iso: text)).minute == minute)
    }

    @Test(arguments: [
        "", "17", "24:00", "17:60", "17:5", "017:00", ":30", "17:", "17:00:00", "-1:00", "+7:00", " 7:00", "5pm",
    ])
    func `text that is not an ISO 8601 time is rejected`(text: String) {
        #expect(TimeOfDay(iso: text) == nil)
    }

    @Test func `the text of every minute parses as that minute`() throws {
        for minute in 0..<1_440 {
            let time = try #require(TimeOfDay(minute: minute))
            #expect(time.description.utf8.count == 5)
            #expect(TimeOfDay(iso: time.description) == time)
            #expect(TimeOfDay(hour: minute / 60, minute: minute % 60) == time)
        }
    }

    @Test(arguments: [-1, 1_440])
    func `a minute outside the day is rejected`(minute: Int) {
        #expect(TimeOfDay(minute: minute) == nil)
    }

    @Test(arguments: [(24, 0), (-1, 0), (0, 60), (0, -1)])
    func `an hour or minute outside the day is rejected`(hour: Int, minute: Int) {
        #expect(TimeOfDay(hour: hour, minute: minute) == nil)
    }

    @Test func `midnight is 00:00 and noon is 12:00`() {
        #expect(TimeOfDay.midnight.description == "00:00")
        #expect(TimeOfDay.noon.description == "12:00")
        #expect(TimeOfDay.midnight < .noon)
    }
}
