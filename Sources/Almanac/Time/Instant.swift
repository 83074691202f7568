/// A point in time in UTC, in whole seconds since 1 January 1970.
package struct Instant: Hashable, Comparable, Sendable {
    package let seconds: Int

    /// The instants of the years 1…9999, in seconds.
    package static let validSeconds = -62_135_596_800...253_402_300_799

    package init(seconds: Int) {
        self.seconds = seconds
    }

    package static func < (left: Instant, right: Instant) -> Bool {
        left.seconds < right.seconds
    }
}

extension Instant: CustomStringConvertible {
    /// The instant in ISO 8601 format: `2026-11-21T08:30:00Z`.
    package var description: String {
        let day = Day(number: seconds.flooredQuotient(86_400))
        let second = seconds - day.number * 86_400
        return DateText.text(capacity: 20) { text in
            text.append(day)
            text.append(ascii: "T")
            text.append(second / 3_600, width: 2)
            text.append(ascii: ":")
            text.append(second / 60 % 60, width: 2)
            text.append(ascii: ":")
            text.append(second % 60, width: 2)
            text.append(ascii: "Z")
        }
    }
}
