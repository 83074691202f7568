import Vocabulary

/// Makes one line of a text.
enum LineText {
    /// Returns the title on one line, without control characters and surrounding spaces, or `nil` if it needs no change.
    static func oneLine(_ title: String) -> String? {
        let bytes = title.utf8
        // The first bytes of control characters and separators.
        guard
            bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 })
                || bytes.first?.isBlank == true || bytes.last?.isBlank == true
        else { return nil }
        var separated = String.UnicodeScalarView()
        for scalar in title.unicodeScalars { separated.append(isSeparator(scalar) ? "\n" : scalar) }
        var line = String.UnicodeScalarView()
        for scalar in (ForeignText.cleaned(String(separated)) ?? String(separated)).unicodeScalars {
            line.append(scalar == "\n" ? " " : scalar)
        }
        let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
        let start = line.drop(while: isBlank)
        let trimmed = String(Substring(start.dropLast(start.reversed().prefix(while: isBlank).count)))
        return trimmed == title ? nil : trimmed
    }

    /// Some programs end lines at these.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}
