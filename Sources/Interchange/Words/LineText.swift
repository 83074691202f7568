import Vocabulary

/// Makes one line of a text.
enum LineText {
    /// Returns the title on one line, without control characters and surrounding spaces, or `nil` if it needs no change.
    static func oneLine(_ title: String) -> String? {
        let bytes = title.utf8
        guard
            bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) || bytes.first?.isBlank == true
                || bytes.last?.isBlank == true || title.unicodeScalars.contains(where: isSeparator)
        else { return nil }
        var line = String.UnicodeScalarView()
        for scalar in (ForeignText.cleaned(title) ?? title).unicodeScalars {
            line.append(scalar == "\n" || scalar == "\t" || isSeparator(scalar) ? " " : scalar)
        }
        let start = line.drop { $0 == " " }
        return String(Substring(start.dropLast(start.reversed().prefix { $0 == " " }.count)))
    }

    /// Some programs end lines at these.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{2028}" || scalar == "\u{2029}" }
}
