import Almanac
import Testing

struct ZoneRulesTests {
    private let berlin = ZoneFile(ZoneFileBytes(offsets: [3_600], rule: "CET-1CEST,M3.5.0,M10.5.0/3").bytes)

    private func instant(_ date: String, _ time: String) throws -> String {
        let (berlin, day) = (try #require(berlin), try #require(Day(iso: date)))
        return berlin.instant(of: WallTime(day: day, time: try #require(TimeOfDay(iso: time)))).description
    }

    @Test(arguments: [
        ("2026-01-15", "12:00", "2026-01-15T11:00:00Z"), ("2026-07-15", "12:00", "2026-07-15T10:00:00Z"),
        // Clocks go from 02:00 to 03:00, so 02:30 doesn't exist.
        ("2026-03-29", "01:59", "2026-03-29T00:59:00Z"), ("2026-03-29", "02:30", "2026-03-29T01:30:00Z"),
        ("2026-03-29", "03:00", "2026-03-29T01:00:00Z"),
        // Clocks go from 03:00 to 02:00, so 02:30 happens twice.
        ("2026-10-25", "01:59", "2026-10-24T23:59:00Z"), ("2026-10-25", "02:30", "2026-10-25T00:30:00Z"),
        ("2026-10-25", "03:00", "2026-10-25T02:00:00Z"),
    ])
    func `a local time becomes an instant`(date: String, time: String, expected: String) throws {
        #expect(try instant(date, time) == expected)
    }

    @Test(arguments: [("EST5", -5), ("EST+5", -5), ("MSK-3", 3)])
    func `a rule gives its offset with the opposite sign`(rule: String, hours: Int) throws {
        let zone = try #require(ZoneFile(ZoneFileBytes(offsets: [0], rule: rule).bytes))

        #expect(zone.wallTime(at: Instant(seconds: 43_200)).second == (12 + hours) * 3_600)
    }

    @Test func `an instant becomes a local time`() throws {
        let wall = try #require(berlin).wallTime(at: Instant(seconds: 1_774_746_061))

        #expect(wall.day.description == "2026-03-29")
        #expect(wall.time.description == "03:01")
        #expect(wall.second == 3 * 3_600 + 61)
    }

    @Test func `the zone of a clock has its offsets`() {
        struct Kathmandu: Clock {
            func now() -> Moment { moment(at: Instant(seconds: 0)) }

            func moment(at instant: Instant) -> Moment {
                let local = Moment(utc: Instant(seconds: instant.seconds + 20_700))
                return Moment(instant: instant, today: local.today, time: local.time)
            }
        }

        #expect(ClockZone(Kathmandu()).offset(at: Instant(seconds: 1_774_746_061)) == 20_700)
        #expect(ClockZone(Kathmandu()).offset(at: Instant(seconds: -1)) == 20_700)
    }
}
