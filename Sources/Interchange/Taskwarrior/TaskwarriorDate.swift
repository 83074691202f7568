import Almanac

/// The instants of Taskwarrior: `20261127T160000Z`, the same without `Z` in local time, ISO 8601, or seconds since 1970.
enum TaskwarriorDate {
    static func instant(_ text: String, _ clock: any Clock) -> Instant? {
        guard let instant = anyInstant(text, clock), Instant.validSeconds.contains(instant.seconds) else { return nil }
        return instant
    }

    private static func anyInstant(_ text: String, _ clock: any Clock) -> Instant? {
        if (9...12).contains(text.utf8.count), let seconds = Int(digits: text) { return Instant(seconds: seconds) }
        if let instant = Instant(taskwarrior: text) { return instant }
        let isUTC = text.utf8.last == UInt8(ascii: "Z")
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count <= 2, let day = Day(digits: halves[0].filter { $0 != "-" }) else { return nil }
        var second = 0
        if halves.count == 2 {
            let digits = (isUTC ? halves[1].dropLast() : halves[1]).filter { $0 != ":" }
            guard digits.utf8.count == 6, let number = Int(digits: digits), number / 10_000 < 24,
                number / 100 % 100 < 60, number % 100 < 60
            else { return nil }
            second = number / 10_000 * 3_600 + number / 100 % 100 * 60 + number % 100
        }
        if isUTC { return Instant(seconds: day.number * 86_400 + second) }
        guard let time = TimeOfDay(minute: second / 60) else { return nil }
        return Instant(seconds: clock.instant(of: day, at: time).seconds + second % 60)
    }

    /// Returns the text that Taskwarrior itself writes.
    static func text(_ instant: Instant) -> String {
        instant.description.filter { $0 != "-" && $0 != ":" }
    }
}

extension Instant {
    /// Parses only the format `20261127T160000Z`, which Taskwarrior itself writes.
    fileprivate init?(taskwarrior text: String) {
        var digits = DigitReader(text[...])
        guard let year = digits.number(4), let month = digits.number(2),
            let dayOfMonth = digits.number(2), let day = Day(year: year, month: month, day: dayOfMonth),
            digits.take("T"), let hour = digits.number(2), let minute = digits.number(2),
            let second = digits.number(2), digits.take("Z"), digits.isAtEnd(),
            let time = TimeOfDay(hour: hour, minute: minute), second < 60
        else { return nil }
        self.init(seconds: day.number * 86_400 + time.minute * 60 + second)
    }
}

extension Day {
    fileprivate init?(digits: String) {
        guard digits.utf8.count == 8, let number = Int(digits: digits) else { return nil }
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}
