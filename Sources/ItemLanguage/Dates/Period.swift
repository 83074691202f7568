package import Almanac

/// A length of time in calendar units, such as 90 days.
package struct Period: Equatable, Sendable {
    private let count: Int
    private let unit: CalendarUnit

    private static let units: [(name: String, unit: CalendarUnit)] = [
        ("day", .day), ("week", .week), ("month", .month), ("year", .year),
    ]

    /// Reads `90 days` or `90d`.
    package init?(typed text: String) {
        let bytes = text.utf8.filter { !$0.isSpace }
        let digits = bytes.prefix(while: \.isDigit)
        guard (1...5).contains(digits.count) else { return nil }
        let name = String(decoding: bytes[digits.endIndex...], as: UTF8.self).lowercased()
        let known = Period.units.first { name == $0.name || name == "\($0.name)s" || name == $0.name.prefix(1) }
        let count = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        guard let known, count > 0 else { return nil }
        self.count = count
        unit = known.unit
    }

    /// Returns the day that precedes `day` by this period.
    package func before(_ day: Day) -> Day {
        unit.added(to: day, count: -count)
    }

    /// Returns the day that follows `day` by this period.
    func after(_ day: Day) -> Day {
        unit.added(to: day, count: count)
    }
}

extension Period: CustomStringConvertible {
    /// The period in words: `90 days`, `1 year`.
    package var description: String {
        let name = Period.units.first { $0.unit == unit }?.name ?? ""
        return "\(count) \(name)\(count == 1 ? "" : "s")"
    }
}
