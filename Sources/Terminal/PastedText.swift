import UnicodeText

/// What was pasted, as the lines that it would be if it were typed.
enum PastedText {
    static func lines(_ bytes: [UInt8]) -> [String] {
        let text = harmless(String(decoding: bytes, as: UTF8.self))
        var lines = UnicodeText.composed(text).split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map(String.init)
    }

    /// A tab is a blank, every way to end a line is a line feed, and nothing is left of what steers a terminal.
    private static func harmless(_ text: String) -> String {
        var harmless = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar.value {
            case 0x0D:
                if rest.first == "\n" { rest.removeFirst() }
                harmless.append("\n")
            case 0x0A, 0x2028, 0x2029: harmless.append("\n")
            case 0x09: harmless.append(" ")
            case 0x1B where rest.first == "[":
                rest = rest.dropFirst().drop { !("\u{40}"..."\u{7E}").contains($0) }.dropFirst()
            case 0x00...0x1F, 0x7F...0x9F: continue
            default: harmless.append(scalar)
            }
        }
        return String(harmless)
    }
}
