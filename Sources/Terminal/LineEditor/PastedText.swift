import UnicodeText

/// Converts pasted bytes into lines of text.
enum PastedText {
    /// Splits the text into lines, without invalid UTF-8 and control characters.
    static func lines(_ bytes: [UInt8]) -> [String] {
        let text = sanitized(text(bytes))
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

    /// Replaces tabs with spaces and line endings with line feeds, and removes control characters and escape sequences.
    private static func sanitized(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar.value {
            case 0x0D:
                if rest.first == "\n" { rest.removeFirst() }
                result.append("\n")
            case 0x0A, 0x2028, 0x2029: result.append("\n")
            case 0x09: result.append(" ")
            case 0x1B where rest.first == "[":
                rest = rest.dropFirst().drop { !("\u{40}"..."\u{7E}").contains($0) }.dropFirst()
            case 0x00...0x1F, 0x7F...0x9F: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
