/// A local time of day, to the minute.
package struct TimeOfDay: Hashable, Comparable, Sendable {
    /// Minutes since midnight, 0…1439.
    package let minute: Int

    package init?(minute: Int) {
        guard (0..<1_440).contains(minute) else { return nil }
        self.minute = minute
    }

    package init?(hour: Int, minute: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        self.minute = hour * 60 + minute
    }

    package static let midnight = TimeOfDay(unchecked: 0)
    package static let noon = TimeOfDay(unchecked: 720)

    private init(unchecked minute: Int) {
        self.minute = minute
    }

    package static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
        left.minute < right.minute
    }
}

extension TimeOfDay: CustomStringConvertible {
    /// The time in ISO 8601 format: `17:00`.
    package var description: String {
        DateText.text(capacity: 5) { $0.append(self) }
    }

    /// Parses only the formats `17:00` and `9:05`.
    package init?(iso text: some StringProtocol) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            let hour = Int(digits: parts[0]), let minute = Int(digits: parts[1])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }
}
