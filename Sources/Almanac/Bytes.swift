// Byte checks, which are much faster than character checks.

extension UInt8 {
    /// `true` for ASCII digits.
    package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
