import UnicodeText

/// What was pasted, as the lines that it would be if it were typed.
enum PastedText {
    /// Bytes that are no text are left out.
    static func lines(_ bytes: [UInt8]) -> [String] {
        let text = harmless(text(bytes))
        var lines = UnicodeText.composed(text).split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map(String.init)
    }

    private static func text(_ bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        var (rest, decoder) = (bytes.makeIterator(), UTF8())
        while true {
            switch decoder.decode(&rest) {
            case .scalarValue(let scalar): text.append(scalar)
            case .error: continue
            case .emptyInput: return String(text)
            }
        }
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
