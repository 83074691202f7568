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

    /// Replaces tabs with spaces and line endings with line feeds, and removes control characters and escape sequences. At
    /// the beginning of a line, a tab reaches the next multiple of four columns, as it may show a part of a list.
    private static func sanitized(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        /// The width of the indentation, or `nil` after it.
        var indent: Int? = 0
        while let scalar = rest.popFirst() {
            defer { indent = result.last == "\n" ? 0 : scalar == " " || scalar == "\t" ? indent : nil }
            switch scalar.value {
            case 0x0D:
                if rest.first == "\n" { rest.removeFirst() }
                result.append("\n")
            case 0x0A, 0x2028, 0x2029: result.append("\n")
            case 0x09:
                let width = indent.map { 4 - $0 % 4 } ?? 1
                result.append(contentsOf: repeatElement(" ", count: width))
                indent? += width
            case 0x20:
                result.append(" ")
                indent? += 1
            case 0x1B where rest.first == "[":
                rest = rest.dropFirst().drop { !("\u{40}"..."\u{7E}").contains($0) }.dropFirst()
            case 0x00...0x1F, 0x7F...0x9F: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
