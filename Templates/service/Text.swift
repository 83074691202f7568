/// The format of the source: one `name = value` per line. Empty lines and comments after `#` are skipped.
enum {{name}}Text {
    /// An invalid line.
    struct Mistake: Error, Equatable {
        let line: Int
    }

    static func entries(in text: String) throws(Mistake) -> [{{name}}Entry] {
        var entries: [{{name}}Entry] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let content = trimmed(line.prefix { $0 != "#" })
            if content.isEmpty { continue }
            let parts = content.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
            guard parts.count == 2, !parts[0].isEmpty else { throw Mistake(line: index + 1) }
            entries.append({{name}}Entry(name: parts[0], value: parts[1]))
        }
        return entries
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }
}
