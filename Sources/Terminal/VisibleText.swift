import UnicodeText

/// Text from outside with everything that could steer a terminal turned into something to look at.
enum VisibleText {
    static func of(_ text: String) -> String {
        if UnicodeText.isPlain(text) { return text }
        guard text.unicodeScalars.contains(where: steers) else { return text }
        var visible = ""
        for scalar in text.unicodeScalars {
            if steers(scalar) {
                visible += picture(of: scalar)
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    /// Controls of C0 and C1, the marks that turn the direction of writing, and those that end a line.
    private static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        case 0x2028, 0x2029: true
        default: false
        }
    }

    /// U+2400 and what follows are the pictures of the controls of C0.
    private static func picture(of scalar: Unicode.Scalar) -> String {
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
