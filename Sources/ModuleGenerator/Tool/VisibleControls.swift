extension String {
    /// The text with control characters escaped as in Swift.
    var withEscapedControls: String {
        unicodeScalars.map { $0.isControl ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    /// The text with control characters escaped, except tabs and the ends of lines.
    var withVisibleControls: String {
        guard unicodeScalars.contains(where: { $0 != "\n" && $0.isControl }) else { return self }
        return map { ["\n", "\r\n", "\t"].contains($0) ? String($0) : String($0).withEscapedControls }.joined()
    }
}

extension Unicode.Scalar {
    /// `true` for C0, C1 and bidirectional controls and line separators, which change how a terminal shows other text.
    var isControl: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
