/// Converts many instants to local days. It asks the clock for a day of UTC once, unless the offset changes on that day.
package struct LocalDays {
    private let clock: any Clock
    /// The offset from UTC in minutes by day of UTC; `nil` if it changes on the day.
    private var offsets: [Int: Int?] = [:]
    /// The last one looked up, as neighboring rows are often of the same day.
    private var last: (day: Int, offset: Int?)?

    package init(_ clock: any Clock) {
        self.clock = clock
    }

    package mutating func day(of instant: Instant) -> Day {
        let day = instant.seconds.flooredQuotient(86_400)
        guard let offset = offset(on: day) else { return clock.moment(at: instant).today }
        return Day(number: (instant.seconds + offset * 60).flooredQuotient(86_400))
    }

    private mutating func offset(on day: Int) -> Int? {
        if let last, last.day == day { return last.offset }
        let offset = offsets[day] ?? measured(on: day)
        offsets[day] = .some(offset)
        last = (day, offset)
        return offset
    }

    private func measured(on day: Int) -> Int? {
        let (start, end) = (minutes(at: day * 86_400), minutes(at: day * 86_400 + 86_340))
        return start == end ? start : nil
    }

    /// Returns the offset at an instant that is a whole minute.
    private func minutes(at seconds: Int) -> Int {
        let local = clock.moment(at: Instant(seconds: seconds))
        return local.today.number * 1_440 + local.time.minute - seconds / 60
    }
}
