extension UInt8 {
    /// `true` for ASCII whitespace.
    package var isSpace: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}
