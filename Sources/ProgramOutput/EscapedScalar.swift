/// A character that JSON strings contain only as an escape: a quote, a backslash or a control character.
struct EscapedScalar {
    let value: UInt32
    let byteCount: Int

    /// Returns `false` for nearly all bytes, without decoding the character.
    @inline(__always)
    static func mayBegin(with byte: UInt8) -> Bool {
        switch byte {
        case 0x00...0x1F, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2: true
        default: false
        }
    }

    /// Returns `nil` if no such character begins at the index of the UTF-8 text.
    init?(in text: UnsafeBufferPointer<UInt8>, at index: Int) {
        switch text[index] {
        case 0xC2, 0xD8:
            (value, byteCount) = (UInt32(text[index] & 0x1F) << 6 | UInt32(text[index + 1] & 0x3F), 2)
        case 0xE2:
            (value, byteCount) = (0x2000 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F), 3)
        default:
            (value, byteCount) = (UInt32(text[index]), 1)
        }
        switch value {
        case 0x00...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: break
        default: return nil
        }
    }

    var escape: String {
        switch value {
        case 0x22: return "\\\""
        case 0x5C: return "\\\\"
        case 0x0A: return "\\n"
        case 0x09: return "\\t"
        default:
            let digits = String(value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
    }
}
