import Testing

@testable import Almanac

struct LocalDaysTests {
    /// A clock that is set forward by an hour at noon UTC on 2 January 1970.
    private struct ShiftingClock: Clock {
        func now() -> Moment { Moment(utc: Instant(seconds: 0)) }

        func moment(at instant: Instant) -> Moment {
            let offset = instant.seconds < 86_400 + 43_200 ? 11 * 3_600 : 12 * 3_600
            return Moment(utc: Instant(seconds: instant.seconds + offset))
        }
    }

    @Test func `the day is that of the clock`() {
        var days = LocalDays(ShiftingClock())
        for seconds in stride(from: -100_000, through: 400_000, by: 1_799) {
            let instant = Instant(seconds: seconds)
            #expect(days.day(of: instant) == ShiftingClock().moment(at: instant).today)
        }
    }
}
