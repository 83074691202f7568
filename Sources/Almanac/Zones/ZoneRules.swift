/// A local date and time to the second.
package struct WallTime: Hashable, Sendable {
    package let day: Day
    /// Seconds since midnight, 0…86,399.
    package let second: Int

    /// Creates the time that is `seconds` after midnight of 1 January 1970.
    package init(seconds: Int) {
        day = Day(number: seconds.flooredQuotient(86_400))
        second = seconds - day.number * 86_400
    }

    package init(day: Day, time: TimeOfDay = .midnight) {
        self.day = day
        second = time.minute * 60
    }

    /// The time without its seconds.
    package var time: TimeOfDay { TimeOfDay(minute: second / 60) ?? .midnight }

    /// The seconds since midnight of 1 January 1970.
    package var seconds: Int { day.number * 86_400 + second }
}

/// The offsets of a time zone.
package protocol ZoneRules {
    /// Returns the seconds by which local time is ahead of UTC.
    func offset(at instant: Instant) -> Int
}

extension ZoneRules {
    package func wallTime(at instant: Instant) -> WallTime {
        WallTime(seconds: instant.seconds + offset(at: instant))
    }

    /// Returns the instant of a local time, as RFC 5545 defines it: the first one if clocks are turned back, and the
    /// one that the offset before the change gives if clocks skip the time.
    package func instant(of wall: WallTime) -> Instant {
        let before = offset(at: Instant(seconds: wall.seconds - 86_400))
        let after = offset(at: Instant(seconds: wall.seconds + 86_400))
        let early = Instant(seconds: wall.seconds - before)
        guard before != after, offset(at: early) != before else { return early }
        let late = Instant(seconds: wall.seconds - after)
        return offset(at: late) == after ? late : early
    }
}

/// The local time zone of a clock.
package struct ClockZone: ZoneRules {
    private let clock: any Clock

    package init(_ clock: any Clock) {
        self.clock = clock
    }

    package func offset(at instant: Instant) -> Int {
        let local = clock.moment(at: instant)
        let minutes = local.today.number * 1_440 + local.time.minute
        return (minutes - instant.seconds.flooredQuotient(60)) * 60
    }
}
