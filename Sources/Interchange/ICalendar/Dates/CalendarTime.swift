package import Almanac

/// A DATE or DATE-TIME value.
package enum CalendarTime: Equatable, Sendable {
    case day(Day)
    /// A time without a zone, the same wherever you are.
    case floating(WallTime)
    case utc(Instant)
    case zoned(WallTime, zone: String)

    /// Parses `20261127`, `20261127T170000`, or `20261127T170000Z`.
    package init?(_ line: CalendarLine) {
        self.init(line.valueBytes, zone: line.parameter("TZID"))
    }

    init?(_ text: ArraySlice<UInt8>, zone: String? = nil) {
        let text = CalendarTime.trimmed(text)
        let parts = text.split(separator: UInt8(ascii: "T"), maxSplits: 1, omittingEmptySubsequences: false)
        guard let date = parts.first, date.count == 8, let number = Int(digits: date),
            let day = Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
        else { return nil }
        guard parts.count == 2 else {
            self = .day(day)
            return
        }
        let isUTC = parts[1].last == UInt8(ascii: "Z")
        let digits = isUTC ? parts[1].dropLast() : parts[1]
        // Some programs leave out the seconds.
        guard digits.count == 6 || digits.count == 4, let number = Int(digits: digits) else { return nil }
        let time = digits.count == 6 ? number : number * 100
        let (hour, minute, second) = (time / 10_000, time / 100 % 100, time % 100)
        guard hour < 24, minute < 60, second <= 60 else { return nil }
        let wall = WallTime(seconds: day.number * 86_400 + hour * 3_600 + minute * 60 + min(second, 59))
        if isUTC {
            self = .utc(Instant(seconds: wall.seconds))
        } else if let zone {
            self = .zoned(wall, zone: zone)
        } else {
            self = .floating(wall)
        }
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text.drop { $0 <= 0x20 }
        while let last = text.last, last <= 0x20 { text.removeLast() }
        return text
    }
}

// MARK: - Writing

extension CalendarTime {
    /// Creates a day or a floating time.
    init(_ day: Day, _ time: TimeOfDay?) {
        self = time.map { .floating(WallTime(day: day, time: $0)) } ?? .day(day)
    }

    /// The value, without the name of its zone: `20261127`, `20261127T170000`, or `20261127T170000Z`.
    var text: String {
        switch self {
        case .day(let day): CalendarTime.text(of: WallTime(day: day), isDay: true)
        case .floating(let wall), .zoned(let wall, _): CalendarTime.text(of: wall)
        case .utc(let instant): CalendarTime.text(of: WallTime(seconds: instant.seconds), isUTC: true)
        }
    }

    /// The day as the file writes it, which can differ from the local day.
    var writtenDay: Day {
        switch self {
        case .day(let day): day
        case .floating(let wall), .zoned(let wall, _): wall.day
        case .utc(let instant): WallTime(seconds: instant.seconds).day
        }
    }

    /// The time of day as the file writes it, in seconds.
    var writtenSecond: Int {
        switch self {
        case .day: 0
        case .floating(let wall), .zoned(let wall, _): wall.second
        case .utc(let instant): WallTime(seconds: instant.seconds).second
        }
    }

    private static func text(of wall: WallTime, isDay: Bool = false, isUTC: Bool = false) -> String {
        let parts = wall.day.components
        return DateText.text(capacity: 16) { text in
            text.append(parts.year, width: 4)
            text.append(parts.month, width: 2)
            text.append(parts.day, width: 2)
            guard !isDay else { return }
            text.append(ascii: "T")
            text.append(wall.second / 3_600, width: 2)
            text.append(wall.second / 60 % 60, width: 2)
            text.append(wall.second % 60, width: 2)
            if isUTC { text.append(ascii: "Z") }
        }
    }
}

extension Repetition {
    /// Returns the pattern as an RRULE value, with the start of the last occurrence as its end.
    func rule(_ lastStart: (Day) -> CalendarTime) -> String {
        guard case .until(let day) = end else { return rule }
        return "\(ending(nil).rule);UNTIL=\(lastStart(day).text)"
    }
}

// MARK: - Parsing

extension Int {
    /// Parses ASCII digits only.
    init?(digits: ArraySlice<UInt8>) {
        guard !digits.isEmpty, digits.count < 18 else { return nil }
        self = 0
        for digit in digits {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
            self = self * 10 + Int(digit - UInt8(ascii: "0"))
        }
    }
}

/// A DURATION value, such as `P1DT2H` or `-PT15M`.
struct CalendarDuration: Equatable {
    let days: Int
    let seconds: Int

    init(days: Int, seconds: Int = 0) {
        self.days = days
        self.seconds = seconds
    }

    init?(_ text: ArraySlice<UInt8>) {
        var rest = text
        let sign = rest.first == UInt8(ascii: "-") ? -1 : 1
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        guard rest.popFirst() == UInt8(ascii: "P"), !rest.isEmpty else { return nil }
        var (days, seconds, isTime) = (0, 0, false)
        while let first = rest.first {
            if first == UInt8(ascii: "T"), !isTime {
                isTime = true
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard digits.count < 8, let number = Int(digits: digits) else { return nil }
            rest = rest.dropFirst(digits.count)
            switch (isTime, rest.popFirst()) {
            case (false, UInt8(ascii: "W")): days += number * 7
            case (false, UInt8(ascii: "D")): days += number
            case (true, UInt8(ascii: "H")): seconds += number * 3_600
            case (true, UInt8(ascii: "M")): seconds += number * 60
            case (true, UInt8(ascii: "S")): seconds += number
            default: return nil
            }
        }
        self.init(days: sign * days, seconds: sign * seconds)
    }

    /// The duration in whole days: `P2D`, `-P14D`.
    var text: String { days < 0 ? "-P\(-days)D" : "P\(days)D" }
}
