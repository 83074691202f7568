// What can be told of text by its bytes, which are read many times as fast as characters, of which each may have any
// number of marks upon it.

extension StringProtocol {
    /// Whether every byte is a letter of its own; the one character of two bytes is a line break.
    var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension UInt8 {
    /// Of ASCII.
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Those of ASCII that part words.
    package var isBlank: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}
