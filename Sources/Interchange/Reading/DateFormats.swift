import Almanac
import Vocabulary

/// Reads digits and marks from a text. It is not generic, which makes it many times as fast as other parsers here.
struct DigitReader {
    private var bytes: Substring.UTF8View.Iterator

    init(_ text: Substring) {
        bytes = text.utf8.makeIterator()
    }

    /// Reads exactly `count` digits.
    mutating func number(_ count: Int) -> Int? {
        var number = 0
        for _ in 0..<count {
            guard let byte = bytes.next(), (0x30...0x39).contains(byte) else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return number
    }

    mutating func take(_ mark: Unicode.Scalar) -> Bool {
        bytes.next() == UInt8(ascii: mark)
    }

    mutating func isAtEnd() -> Bool { bytes.next() == nil }

    mutating func day() -> Day? {
        guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2) else { return nil }
        return Day(year: year, month: month, day: day)
    }
}

extension Day {
    /// Parses only the format `2026-11-27`.
    init?(iso text: Substring) {
        var digits = DigitReader(text)
        guard let day = digits.day(), digits.isAtEnd() else { return nil }
        self = day
    }

    init?(iso text: String) {
        self.init(iso: text[...])
    }
}

extension Due {
    /// Parses only the formats `2026-11-27` and `2026-11-27T17:00`.
    init?(iso text: String) {
        var digits = DigitReader(text[...])
        guard let day = digits.day() else { return nil }
        var time: TimeOfDay?
        if text.utf8.count > 10 {
            guard digits.take("T"), let hour = digits.number(2), digits.take(":"), let minute = digits.number(2),
                let read = TimeOfDay(hour: hour, minute: minute)
            else { return nil }
            time = read
        }
        guard digits.isAtEnd() else { return nil }
        self.init(day: day, time: time)
    }
}

extension Instant {
    /// Parses only the format `2026-11-21T08:30:00Z`.
    init?(iso text: String) {
        var digits = DigitReader(text[...])
        guard let day = digits.day(), digits.take("T"), let hour = digits.number(2), digits.take(":"),
            let minute = digits.number(2), digits.take(":"), let second = digits.number(2), digits.take("Z"),
            digits.isAtEnd(), let time = TimeOfDay(hour: hour, minute: minute), second < 60
        else { return nil }
        self.init(seconds: day.number * 86_400 + time.minute * 60 + second)
    }
}

extension Priority {
    /// The name in adder's JSON.
    var jsonName: String {
        switch self {
        case .high: "high"
        case .medium: "medium"
        case .low: "low"
        }
    }

    init?(jsonName: String) {
        guard let priority = Priority.allCases.first(where: { $0.jsonName == jsonName }) else { return nil }
        self = priority
    }
}
