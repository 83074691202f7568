import Almanac
import Glibc
import Testing

struct ClockTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"),
        (-1, "1969-12-31T23:59:59Z"),
        (951_827_696, "2000-02-29T12:34:56Z"),
        (1_795_253_400, "2026-11-21T09:30:00Z"),
        (253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
    func `an instant is written in UTC`(seconds: Int, text: String) {
        #expect(Instant(seconds: seconds).description == text)
    }

    @Test func `instants sort by time`() {
        #expect(Instant(seconds: -1) < Instant(seconds: 0))
        #expect(!(Instant(seconds: 5) < Instant(seconds: 5)))
    }

    @Test(arguments: [(0, 0, 0), (-1, -1, 1_439), (86_399, 0, 1_439), (86_400, 1, 0), (-86_400, -1, 0)])
    func `a moment in UTC has the day and minute of its instant`(seconds: Int, day: Int, minute: Int) {
        let moment = Moment(utc: Instant(seconds: seconds))

        #expect(moment.instant.seconds == seconds)
        #expect(moment.today.number == day)
        #expect(moment.time.minute == minute)
    }

    @Test func `a wake time is local, and a fixed clock has none`() throws {
        let clock = SystemClock()
        let tomorrow = clock.now().today + 1
        let noon = try #require(clock.wakeTime(on: tomorrow, at: .noon))

        let moment = clock.moment(at: noon)
        #expect(moment.today == tomorrow && moment.time == .noon)
        #expect(clock.moment(at: Instant(seconds: noon.seconds - 1)).time < .noon)
        #expect(FixedClock(clock.now()).wakeTime(on: tomorrow, at: .noon) == nil)
    }

    @Test func `a day starts at local midnight`() throws {
        let day = try #require(Day(year: 2026, month: 11, day: 21))
        let clock = SystemClock()

        let start = try #require(clock.start(of: day))
        #expect(clock.moment(at: start).today == day && clock.moment(at: start).time == .midnight)
        #expect(clock.start(of: day.adding(months: -12 * 3_000)) == nil)
    }

    @Test func `a local date and time converts to its instant`() throws {
        let (day, time) = try #require(Moment.dayAndTime("2026-11-21T09:30"))
        let moment = try #require(Moment(local: day, at: time))

        var seconds = moment.instant.seconds
        var local = tm()
        localtime_r(&seconds, &local)
        #expect(moment.today.description == "2026-11-21")
        #expect(moment.time.description == "09:30")
        #expect([local.tm_year, local.tm_mon, local.tm_mday, local.tm_hour, local.tm_min] == [126, 10, 21, 9, 30])
    }

    @Test(arguments: [
        "", "2026-11-21", "09:30", "T", "2026-11-21T", "T09:30", "2026-11-31T09:30", "2026-11-21T24:00",
        "2026-11-21 09:30", "2026-11-21T09:30Z", "2026-11-21T09:30T", "2026-11-21T09:30:00", "now",
    ])
    func `invalid local dates and times are rejected`(text: String) {
        #expect(Moment.dayAndTime(text) == nil)
    }

    @Test func `a fixed clock always returns the same moment`() throws {
        let moment = Moment(utc: Instant(seconds: 1_763_717_400))

        let clock = FixedClock(moment)

        #expect(clock.now() == moment)
        #expect(clock.now() == moment)
    }

    @Test func `the system clock returns the current time`() {
        let before = time(nil)

        let moment = SystemClock().now()

        let elapsed = moment.instant.seconds - before
        #expect((0...60).contains(elapsed))
    }

    @Test func `the local time of the system clock differs from UTC by at most 14 hours`() {
        let moment = SystemClock().now()

        let wall = moment.today.number * 1_440 + moment.time.minute
        let universal = Moment(utc: moment.instant)
        let distance = wall - (universal.today.number * 1_440 + universal.time.minute)
        #expect(abs(distance) <= 14 * 60)
    }
}
