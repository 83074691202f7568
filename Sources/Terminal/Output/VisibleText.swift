import UnicodeText

/// Replaces control characters in untrusted text with visible symbols.
enum VisibleText {
    static func of(_ text: String) -> String {
        if UnicodeText.isPlain(text) { return text }
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var visible = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                visible += symbol(for: scalar)
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    /// Returns whether the scalar is a C0 or C1 control, a bidirectional control or a line separator.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        case 0x2028, 0x2029: true
        default: false
        }
    }

    /// Returns the control picture (U+2400…) of a C0 control, or the code point of any other.
    private static func symbol(for scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map(String.init) ?? ""
        case 0x7F: "\u{2421}"
        default: "<U+\(String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4))>"
        }
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: "0", count: max(0, width - utf8.count)) + self
    }
}
