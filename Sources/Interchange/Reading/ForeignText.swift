/// Removes what neither adder nor servers can store.
package enum ForeignText {
    /// Returns the text without control characters other than tabs and line breaks, and without noncharacters, which
    /// are not allowed in XML. Line breaks become LF. Returns `nil` if there is nothing to remove.
    package static func cleaned(_ text: String) -> String? {
        // The first bytes of all forbidden characters.
        guard
            text.utf8.contains(where: {
                $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xEF
            })
        else { return nil }
        guard text.unicodeScalars.contains(where: isForbidden) else { return nil }
        var cleaned = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if scalar == "\r" || scalar == "\n" && previous != "\r" {
                cleaned.append("\n")
            } else if scalar != "\n", !isForbidden(scalar) {
                cleaned.append(scalar)
            }
            previous = scalar
        }
        return String(cleaned)
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
            || scalar.value == 0xFFFE || scalar.value == 0xFFFF
    }
}
