import UnicodeText

/// Replaces control characters and invisible characters in untrusted text with visible symbols.
package enum VisibleText {
    package static func of(_ text: String) -> String {
        if UnicodeText.isPlain(text) { return text }
        guard text.unicodeScalars.contains(where: mayBeHidden) else { return text }
        var visible = ""
        var context = Context()
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            context.next = index + 1 < scalars.count ? scalars[index + 1] : nil
            if isControl(scalar) || isInvisible(scalar, in: context) {
                visible += symbol(for: scalar)
            } else {
                visible.unicodeScalars.append(scalar)
            }
            context.move(past: scalar)
        }
        return visible
    }

    /// Returns whether the text contains control characters, which must never reach a terminal.
    static func hasControls(_ text: String) -> Bool { text.unicodeScalars.contains(where: isControl) }

    private static func mayBeHidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0xA0 ? isControl(scalar) : isControl(scalar) || isInvisible(scalar, in: Context())
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

    /// The scalars around a scalar.
    private struct Context {
        private(set) var before: Unicode.Scalar = " "
        var next: Unicode.Scalar?
        /// `true` in the flag whose region is spelled in tag characters, as of Scotland.
        private(set) var isInFlag = false

        mutating func move(past scalar: Unicode.Scalar) {
            before = scalar
            isInFlag = scalar.value == 0x1F3F4 || isInFlag && VisibleText.tags.contains(scalar.value)
        }

        /// `true` after a letter or emoji that joiners may follow.
        var isJoinable: Bool { before.value >= 0x590 }

        var isKeycap: Bool { next?.value == 0x20E3 && "0123456789#*".unicodeScalars.contains(before) }

        var isAfterIdeograph: Bool {
            switch before.value {
            case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
            default: false
            }
        }

        var isAfterMongolianLetter: Bool { (0x1820...0x18AA).contains(before.value) }
    }

    private static let tags: ClosedRange<UInt32> = 0xE0020...0xE007F

    /// Returns whether the scalar is blank, so that texts with and without it look the same. The variation selectors of
    /// emoji, ideographs and Mongolian letters, the joiners of emoji and of scripts such as Persian, and the tags of flags
    /// are part of visible characters.
    private static func isInvisible(_ scalar: Unicode.Scalar, in context: Context) -> Bool {
        switch scalar.value {
        case 0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x2060...0x206F, 0x2800, 0x3164: true
        case 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true
        case 0x200C, 0x200D: !context.isJoinable
        case 0x180B...0x180D, 0x180F: !context.isAfterMongolianLetter
        case 0xFE0E, 0xFE0F: !context.isKeycap && !UnicodeText.isPictograph(context.before)
        case 0xFE00...0xFE0D, 0xE0100...0xE01EF: !context.isAfterIdeograph
        case tags: !context.isInFlag
        case 0xE0000...0xE00FF, 0xE01F0...0xE0FFF: true
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
