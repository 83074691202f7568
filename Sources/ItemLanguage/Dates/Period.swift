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
        let word = text.lowercased().split(whereSeparator: \.isWhitespace).joined()
        let digits = word.prefix { ("0"..."9").contains($0) }
        let name = word.dropFirst(digits.count)
        let known = Period.units.first { name == $0.name || name == "\($0.name)s" || name == $0.name.prefix(1) }
        guard let known, digits.utf8.count <= 5, let count = Int(digits), count > 0 else { return nil }
        self.count = count
        unit = known.unit
    }

    /// Returns the day that precedes `day` by this period.
    package func before(_ day: Day) -> Day {
        unit.added(to: day, count: -count)
    }
}

extension Period: CustomStringConvertible {
    /// The period in words: `90 days`, `1 year`.
    package var description: String {
        let name = Period.units.first { $0.unit == unit }?.name ?? ""
        return "\(count) \(name)\(count == 1 ? "" : "s")"
    }
}
