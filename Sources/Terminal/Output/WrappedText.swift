import UnicodeText

/// Wraps text between words.
enum WrappedText {
    static func of(_ text: String, columns: Int?) -> String {
        guard let columns, UnicodeText.width(text) > columns else { return text }
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if UnicodeText.width(line) + 1 + UnicodeText.width(String(word)) <= columns {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
