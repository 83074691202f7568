import Almanac
import TestKit
import Testing

/// Repetitions that count hours. The first one is on Saturday, 21 November 2026.
struct HourlyOccurrencesTests {
    private func due(_ days: Int, _ hour: Int, _ minute: Int = 0) -> Due {
        Due(day: .saturday + days, minute: 60 * hour + minute)
    }

    @Test(arguments: [
        (0, 9, 0, 15), (0, 8, 0, 9), (0, 14, 0, 15), (0, 15, 0, 21), (0, 21, 1, 3), (1, 2, 1, 3), (9, 20, 9, 21),
        (-5, 0, 0, 9),
    ])
    func `the next occurrence is the first one later than a time`(day: Int, hour: Int, next: Int, nextHour: Int) {
        let pattern = Repetition(.hourly, interval: 6)

        #expect(pattern.next(after: due(day, hour), anchoredAt: due(0, 9)) == due(next, nextHour))
    }

    @Test func `intervals that do not divide a day go on after midnight`() {
        let pattern = Repetition(.hourly, interval: 30)

        #expect(pattern.next(after: due(0, 9, 30), anchoredAt: due(0, 9, 30)) == due(1, 15, 30))
        #expect(pattern.next(after: due(1, 15, 30), anchoredAt: due(1, 15, 30)) == due(2, 21, 30))
    }

    @Test func `a day without a time is over, and counts from its midnight`() {
        let pattern = Repetition(.hourly, interval: 6)

        #expect(pattern.next(after: Due(day: .saturday), anchoredAt: due(0, 9)) == due(1, 3))
        #expect(pattern.next(after: due(0, 7), anchoredAt: Due(day: .saturday)) == due(0, 12))
    }

    @Test func `the last day has all its occurrences`() {
        let pattern = Repetition(.hourly, interval: 6, end: .until(.saturday))

        #expect(pattern.next(after: due(0, 15), anchoredAt: due(0, 9)) == due(0, 21))
        #expect(pattern.next(after: due(0, 21), anchoredAt: due(0, 9)) == nil)
    }

    @Test(arguments: [(14, 10, 14, 15), (14, 15, 14, 15), (14, 16, 14, 30), (23, 50, 23, 59)])
    func `a series without a time starts within a quarter of an hour`(
        hour: Int,
        minute: Int,
        first: Int,
        firstMinute: Int
    ) {
        let now = Moment(instant: Instant(seconds: 0), today: .saturday, time: due(0, hour, minute).time ?? .noon)

        let pattern = Repetition(.hourly, interval: 6)

        #expect(pattern.start(Due(day: .saturday), at: now) == due(0, first, firstMinute))
        #expect(pattern.start(Due(day: .saturday + 1), at: now) == due(1, 9))
        #expect(pattern.start(due(0, 8), at: now) == due(0, 8))
        #expect(Repetition(.daily).start(Due(day: .saturday), at: now) == Due(day: .saturday))
    }

    @Test(arguments: ["FREQ=HOURLY", "FREQ=HOURLY;INTERVAL=6", "FREQ=HOURLY;INTERVAL=6;COUNT=3"])
    func `a rule of hours is read and written`(rule: String) {
        #expect(Repetition(rule: rule)?.rule == rule)
    }

    @Test(arguments: [
        "FREQ=HOURLY;BYDAY=MO", "FREQ=HOURLY;BYHOUR=9", "FREQ=HOURLY;BYMONTH=1", "FREQ=HOURLY;BYMONTHDAY=1",
        "FREQ=HOURLY;BYSETPOS=1", "FREQ=HOURLY;BYDAY=MO;BYSETPOS=1", "FREQ=MINUTELY",
    ])
    func `a rule of hours with other parts is not understood`(rule: String) {
        #expect(Repetition(rule: rule) == nil && RuleDays(rule) == nil)
    }
}
