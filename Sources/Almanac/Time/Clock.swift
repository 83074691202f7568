import Glibc

/// An instant with its local date and time.
package struct Moment: Equatable, Sendable {
    package let instant: Instant
    package let today: Day
    package let time: TimeOfDay

    package init(instant: Instant, today: Day, time: TimeOfDay) {
        self.instant = instant
        self.today = today
        self.time = time
    }
}

/// A source of the current time. A command reads it once, so that all its parts agree.
package protocol Clock {
    func now() -> Moment
    /// Returns the local date and time at a past or future instant.
    func moment(at instant: Instant) -> Moment
    /// Returns the instant of a local day and time to wake up at, or `nil` if the clock is fixed.
    func wakeTime(on day: Day, at time: TimeOfDay) -> Instant?
}

extension Clock {
    /// Uses the time zone of the environment, with the rules in force at `instant`.
    package func moment(at instant: Instant) -> Moment {
        Moment(localAt: instant)
    }

    package func wakeTime(on day: Day, at time: TimeOfDay) -> Instant? {
        Moment(local: day, at: time)?.instant
    }

    /// Returns the instant at which an item that is due at a time today has become overdue, or else the next midnight.
    package func wakeTime(after due: TimeOfDay?, from now: Moment) -> Instant? {
        let next = due.flatMap { $0 < now.time ? nil : TimeOfDay(minute: $0.minute + 1) }
        return wakeTime(on: next == nil ? now.today + 1 : now.today, at: next ?? .midnight)
    }

    /// Returns the last second of the day, or `nil` outside the years 1–9999.
    package func end(of day: Day) -> Moment? {
        guard let next = start(of: day + 1), let minute = TimeOfDay(hour: 23, minute: 59) else { return nil }
        return Moment(instant: Instant(seconds: next.seconds - 1), today: day, time: minute)
    }

    /// Returns the local start of the day, or `nil` outside the years 1–9999.
    package func start(of day: Day) -> Instant? {
        Day.validNumbers.contains(day.number) ? Moment(local: day, at: .midnight)?.instant : nil
    }
}

/// A clock that always returns the same moment.
package struct FixedClock: Clock {
    private let moment: Moment

    package init(_ moment: Moment) {
        self.moment = moment
    }

    package func now() -> Moment { moment }

    package func wakeTime(on day: Day, at time: TimeOfDay) -> Instant? { nil }
}

/// The system clock in the time zone of the environment.
package struct SystemClock: Clock {
    package init() {}

    package func now() -> Moment {
        Moment(localAt: Instant(seconds: Glibc.time(nil)))
    }
}

extension Moment {
    fileprivate init(localAt instant: Instant) {
        var seconds = instant.seconds
        var local = tm()
        localtime_r(&seconds, &local)
        guard
            let today = Day(year: Int(local.tm_year) + 1_900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday)),
            let time = TimeOfDay(hour: Int(local.tm_hour), minute: Int(local.tm_min))
        else {
            self.init(utc: instant)
            return
        }
        self.init(instant: instant, today: today, time: time)
    }

    /// Creates the moment with its date and time in UTC.
    package init(utc instant: Instant) {
        let day = Day(number: instant.seconds.flooredQuotient(86_400))
        let minute = (instant.seconds - day.number * 86_400) / 60
        self.init(instant: instant, today: day, time: TimeOfDay(minute: minute) ?? .midnight)
    }

    /// Parses a local date and time: `2026-11-21T09:30`.
    package static func dayAndTime(_ text: String) -> (day: Day, time: TimeOfDay)? {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count == 2, let day = Day(iso: halves[0]), let time = TimeOfDay(iso: halves[1]) else { return nil }
        return (day, time)
    }

    /// Uses the time zone of the environment. Returns `nil` if the moment is outside the years 1–9999 in UTC.
    package init?(local day: Day, at time: TimeOfDay) {
        let parts = day.components
        var local = tm()
        local.tm_year = Int32(parts.year - 1_900)
        local.tm_mon = Int32(parts.month - 1)
        local.tm_mday = Int32(parts.day)
        local.tm_hour = Int32(time.minute / 60)
        local.tm_min = Int32(time.minute % 60)
        local.tm_isdst = -1
        let seconds = mktime(&local)
        guard Instant.validSeconds.contains(seconds) else { return nil }
        self.init(instant: Instant(seconds: seconds), today: day, time: time)
    }
}
