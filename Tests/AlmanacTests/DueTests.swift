import Almanac
import Testing

struct DueTests {
    @Test func `an item without a time comes after those with one`() {
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

    @Test func `equal dues are not before each other`() {
        let due = Due(day: Day(number: 0), time: .noon)

        #expect(!(due < due))
        #expect(!(Due(day: Day(number: 0)) < Due(day: Day(number: 0))))
    }
}

struct TimeOfDayTests {
    @Test(arguments: [("00:00", 0), ("9:05", 545), ("09:05", 545), ("17:00", 1_020), ("23:59", 1_439)])
    func `a time is read as its minute`(text: String, minute: Int) throws {
        #expect(try #require(TimeOfDay(iso: text)).minute == minute)
    }

    @Test(arguments: [
        "", "17", "24:00", "17:60", "17:5", "017:00", ":30", "17:", "17:00:00", "-1:00", "+7:00", " 7:00", "5pm",
    ])
    func `what is no time of ISO 8601 is refused`(text: String) {
        #expect(TimeOfDay(iso: text) == nil)
    }

    @Test func `every minute's text reads back as that minute`() throws {
        for minute in 0..<1_440 {
            let time = try #require(TimeOfDay(minute: minute))
            #expect(time.description.utf8.count == 5)
            #expect(TimeOfDay(iso: time.description) == time)
            #expect(TimeOfDay(hour: minute / 60, minute: minute % 60) == time)
        }
    }

    @Test(arguments: [-1, 1_440])
    func `a minute outside the day is refused`(minute: Int) {
        #expect(TimeOfDay(minute: minute) == nil)
    }

    @Test(arguments: [(24, 0), (-1, 0), (0, 60), (0, -1)])
    func `an hour or minute outside the day is refused`(hour: Int, minute: Int) {
        #expect(TimeOfDay(hour: hour, minute: minute) == nil)
    }

    @Test func `midnight and noon are the first minute and the middle one`() {
        #expect(TimeOfDay.midnight.description == "00:00")
        #expect(TimeOfDay.noon.description == "12:00")
        #expect(TimeOfDay.midnight < .noon)
    }
}
