// Byte checks, which are much faster than character checks.

extension StringProtocol {
    /// `true` if every character is a single byte, apart from CR LF.
    package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension UInt8 {
    /// `true` for ASCII digits.
    package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
