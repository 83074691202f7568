/// Surrogates in UTF-8, three bytes each, as Taskwarrior 2 writes characters outside the Basic Multilingual Plane.
enum Surrogates {
    static let all: ClosedRange<UInt32> = 0xD800...0xDFFF

    /// Appends a UTF-16 code unit.
    static func append(_ unit: UInt32, to bytes: inout [UInt8]) {
        switch unit {
        case ..<0x80: bytes.append(UInt8(unit))
        case ..<0x800: bytes += [0xC0 | UInt8(unit >> 6), 0x80 | UInt8(unit & 0x3F)]
        default: bytes += [0xE0 | UInt8(unit >> 12), 0x80 | UInt8(unit >> 6 & 0x3F), 0x80 | UInt8(unit & 0x3F)]
        }
    }

    /// Joins pairs, replaces single surrogates by U+FFFD and returns the number of the latter.
    static func replace(_ bytes: inout [UInt8]) -> Int {
        var joined: [UInt8] = []
        var replaced = 0
        var index = 0
        while index < bytes.count {
            guard let unit = surrogate(in: bytes, at: index) else {
                joined.append(bytes[index])
                index += 1
                continue
            }
            if unit < 0xDC00, let low = surrogate(in: bytes, at: index + 3), low >= 0xDC00,
                let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
            {
                joined += Array(Character(scalar).utf8)
                index += 6
            } else {
                joined += Array("\u{FFFD}".utf8)
                replaced += 1
                index += 3
            }
        }
        bytes = joined
        return replaced
    }

    private static func surrogate(in bytes: [UInt8], at index: Int) -> UInt32? {
        guard index + 2 < bytes.count, bytes[index] == 0xED, bytes[index + 1] >= 0xA0 else { return nil }
        return 0xD000 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
    }
}
