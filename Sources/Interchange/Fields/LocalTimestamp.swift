import Almanac

/// A date and time as spreadsheets and databases write it: `2026-11-27 17:00`, `2026-11-27T17:00:00+01:00`.
struct LocalTimestamp {
    let day: Day
    private let second: Int
    /// The offset from UTC in seconds, or `nil` for local time.
    private let offset: Int?

    init?(_ text: String) {
        let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" }
        guard parts.count == 2, let day = Day(iso: parts[0]) else { return nil }
        let time = parts[1].prefix { ("0"..."9").contains($0) || $0 == ":" }
        var rest = parts[1].dropFirst(time.count)
        // Fractions of a second.
        if rest.first == "." { rest = rest.dropFirst().drop { ("0"..."9").contains($0) } }
        let numbers = time.split(separator: ":", omittingEmptySubsequences: false).map { Int(digits: $0) ?? 99 }
        guard numbers.count == 2 || numbers.count == 3, numbers[0] < 24, numbers.allSatisfy({ $0 < 60 }) else {
            return nil
        }
        second = numbers[0] * 3_600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
        self.day = day
        let zone = rest.drop { $0 == " " }
        if zone.isEmpty {
            offset = nil
        } else {
            guard let seconds = LocalTimestamp.offset(zone) else { return nil }
            offset = seconds
        }
    }

    /// Reads `Z`, `UTC`, `+0100` and `-02:00`.
    private static func offset(_ zone: Substring) -> Int? {
        if ["Z", "UTC", "GMT"].contains(zone) { return 0 }
        guard let sign = zone.first, sign == "+" || sign == "-" else { return nil }
        let digits = zone.dropFirst().filter { $0 != ":" }
        guard digits.utf8.count == 4, let number = Int(digits: digits), number / 100 < 24, number % 100 < 60 else {
            return nil
        }
        let seconds = number / 100 * 3_600 + number % 100 * 60
        return sign == "-" ? -seconds : seconds
    }

    /// `true` for a day without a time, as some programs write it.
    var isMidnightUTC: Bool { offset == 0 && second == 0 }

    var hasSeconds: Bool { !second.isMultiple(of: 60) }

    func instant(_ clock: any Clock) -> Instant {
        if let offset { return Instant(seconds: day.number * 86_400 + second - offset) }
        let time = TimeOfDay(minute: second / 60) ?? .midnight
        return Instant(seconds: clock.instant(of: day, at: time).seconds + second % 60)
    }

    /// Midnight is a day without a time.
    func due(_ clock: any Clock) -> Due {
        guard offset != nil else { return Due(day: day, time: second == 0 ? nil : TimeOfDay(minute: second / 60)) }
        let local = clock.moment(at: instant(clock))
        return Due(day: local.today, time: local.time == .midnight ? nil : local.time)
    }
}
