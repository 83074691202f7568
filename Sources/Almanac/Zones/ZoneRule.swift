/// The rule of a time zone for all years in POSIX form: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: ZoneRules, Sendable {
    /// The day and the time of a yearly change. The time can be outside of the day.
    fileprivate struct Change {
        enum Kind {
            /// The day of the year 1…365, which ignores leap days, or 0…365, which counts them.
            case day(Int, countsLeapDays: Bool)
            /// The nth weekday of a month, of which 5 is the last; Sunday is 0.
            case weekday(Int, nth: Int, month: Int)
        }

        let kind: Kind
        let second: Int

        /// Returns the local time of the change, in seconds since 1970.
        func seconds(in year: Int) -> Int {
            day(in: year).number * 86_400 + second
        }

        private func day(in year: Int) -> Day {
            switch kind {
            case .day(let number, countsLeapDays: true): return ZoneRule.first(year, 1) + number
            case .day(let number, countsLeapDays: false):
                return ZoneRule.first(year, 1) + (number - (number >= 60 && Day.isLeap(year: year) ? 0 : 1))
            case .weekday(let weekday, let nth, let month):
                let first = ZoneRule.first(year, month)
                // 1 January 1970 was a Thursday.
                let offset = ((weekday - 4 - first.number) % 7 + 7) % 7
                let found = first + (offset + (nth - 1) * 7)
                return found > first.lastDayOfMonth ? found - 7 : found
            }
        }
    }

    private let standard: Int
    private let daylight: (offset: Int, start: Change, end: Change)?

    /// Returns `nil` if the text is not a rule.
    init?(_ text: ArraySlice<UInt8>) {
        var parser = Parser(rest: text)
        guard parser.skipName(), let standard = parser.time() else { return nil }
        self.standard = -standard
        guard !parser.rest.isEmpty else {
            daylight = nil
            return
        }
        guard parser.skipName() else { return nil }
        let offset = parser.rest.first == UInt8(ascii: ",") ? standard - 3_600 : parser.time()
        guard let offset, let start = parser.change(), let end = parser.change(), parser.rest.isEmpty else {
            return nil
        }
        daylight = (-offset, start, end)
    }

    func offset(at instant: Instant) -> Int {
        guard let daylight else { return standard }
        let year = WallTime(seconds: instant.seconds + standard).day.year
        let start = daylight.start.seconds(in: year) - standard
        let end = daylight.end.seconds(in: year) - daylight.offset
        let isDaylight =
            start < end
            ? (start..<end).contains(instant.seconds)
            : !(end..<start).contains(instant.seconds)
        return isDaylight ? daylight.offset : standard
    }

    private static func first(_ year: Int, _ month: Int) -> Day {
        Day(year: min(max(year, 1), 9_999), month: month, day: 1) ?? Day(number: 0)
    }
}

// MARK: - Parsing

private struct Parser {
    var rest: ArraySlice<UInt8>

    /// Skips letters, or any text in angle brackets.
    mutating func skipName() -> Bool {
        let before = rest.count
        if skip("<") {
            rest = rest.drop { $0 != UInt8(ascii: ">") }
            return skip(">")
        }
        rest = rest.drop { (UInt8(ascii: "A")...UInt8(ascii: "z")).contains($0) }
        return rest.count < before
    }

    /// Reads hours, minutes and seconds, such as `-1:30`, in seconds.
    mutating func time() -> Int? {
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard var seconds = number(upTo: 167).map({ $0 * 3_600 }) else { return nil }
        for unit in [60, 1] where skip(":") {
            guard let part = number(upTo: 59) else { return nil }
            seconds += part * unit
        }
        return isNegative ? -seconds : seconds
    }

    mutating func change() -> ZoneRule.Change? {
        guard skip(","), let kind = kind() else { return nil }
        guard skip("/") else { return ZoneRule.Change(kind: kind, second: 7_200) }
        return time().map { ZoneRule.Change(kind: kind, second: $0) }
    }

    private mutating func kind() -> ZoneRule.Change.Kind? {
        if skip("J") { return number(upTo: 365).map { .day($0, countsLeapDays: false) } }
        guard skip("M") else { return number(upTo: 365).map { .day($0, countsLeapDays: true) } }
        guard let month = number(upTo: 12), month > 0, skip("."), let nth = number(upTo: 5), nth > 0, skip("."),
            let weekday = number(upTo: 6)
        else { return nil }
        return .weekday(weekday, nth: nth, month: month)
    }

    private mutating func number(upTo limit: Int) -> Int? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...3).contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return number <= limit ? number : nil
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }
}
