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
        func digit(_ number: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(number % 10) }
        // Written straight into the string's storage because lists print many times.
        return String(unsafeUninitializedCapacity: 5) { bytes in
            bytes[0] = digit(minute / 600)
            bytes[1] = digit(minute / 60)
            bytes[2] = UInt8(ascii: ":")
            bytes[3] = digit(minute % 60 / 10)
            bytes[4] = digit(minute)
            return 5
        }
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
