package import Almanac

/// The globally unique identity of an item.
package struct ItemUUID: Entity, Hashable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Creates a version 7 UUID (RFC 9562, section 5.7). New ones sort last, so an index grows at its end.
    package init(at instant: Instant, using random: inout some RandomNumberGenerator) {
        let milliseconds = UInt64(max(0, instant.seconds)) * 1_000
        high = milliseconds << 16 | 0x7000 | random.next(upperBound: UInt64(0x1000))
        low = 0x8000_0000_0000_0000 | random.next() >> 2
    }

    /// Creates a version 5 UUID (RFC 9562, section 5.5), which depends only on another UUID and a name.
    package init(derivedFrom other: ItemUUID, name: String) { self.init(derivedFrom: other, name, version: 5) }

    /// Creates a UUID that depends only on another one and a name, and shows by its version, 8, that it is the copy of a series.
    package init(ofCopyOf other: ItemUUID, name: String) { self.init(derivedFrom: other, name, version: 8) }

    private init(derivedFrom other: ItemUUID, _ name: String, version: UInt64) {
        let space = [other.high, other.low].flatMap { half in
            (0..<8).reversed().map { UInt8(truncatingIfNeeded: half >> UInt64($0 * 8)) }
        }
        let hash = SHA1.hash(space + Array(name.utf8)).map(UInt64.init)
        high = (hash[0] << 32 | hash[1]) & ~0xF000 | version << 12
        low = (hash[2] << 32 | hash[3]) & ~(0b11 << 62) | 0b10 << 62
    }

    /// A Boolean value that indicates whether the UUID is that of the copy of a series.
    package var isOfCopy: Bool { high & 0xF000 == 0x8000 }
}

extension ItemUUID: CustomStringConvertible {
    /// The UUID in the format `019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e11`.
    package var description: String {
        String(unsafeUninitializedCapacity: 36) { bytes in
            var count = 0
            for digit in 0..<32 {
                if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
                    bytes[count] = UInt8(ascii: "-")
                    count += 1
                }
                let half = digit < 16 ? high : low
                let nibble = UInt8(truncatingIfNeeded: half >> UInt64(60 - digit % 16 * 4)) & 0xF
                bytes[count] = nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
                count += 1
            }
            return count
        }
    }
}

extension ItemUUID {
    /// Parses the format of `description`, in lowercase or uppercase letters.
    package init?(_ text: some StringProtocol) {
        var text = String(text)
        guard let uuid = text.withUTF8({ ItemUUID(digits: $0) }) else { return nil }
        self = uuid
    }

    private init?(digits text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 36 else { return nil }
        var (high, low) = (UInt64(0), UInt64(0))
        for index in 0..<36 {
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard text[index] == UInt8(ascii: "-") else { return nil }
            } else {
                guard let nibble = ItemUUID.nibble(text[index]) else { return nil }
                (high, low) = (high << 4 | low >> 60, low << 4 | nibble)
            }
        }
        self.init(high: high, low: low)
    }

    private static func nibble(_ digit: UInt8) -> UInt64? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(digit - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
