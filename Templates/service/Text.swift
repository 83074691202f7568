/// How the source is written: `name = value` a line; empty lines and what follows `#` are passed over.
enum {{name}}Text {
    /// A line that is none of these.
    struct Mistake: Error, Equatable {
        let line: Int
    }

    static func entries(in text: String) throws(Mistake) -> [{{name}}Entry] {
        var entries: [{{name}}Entry] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let said = trimmed(line.prefix { $0 != "#" })
            if said.isEmpty { continue }
            let parts = said.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
            guard parts.count == 2, !parts[0].isEmpty else { throw Mistake(line: index + 1) }
            entries.append({{name}}Entry(name: parts[0], value: parts[1]))
        }
        return entries
    }

    private static func trimmed(_ text: Substring) -> String {
        let front = text.drop(while: \.isWhitespace)
        return front.lastIndex { !$0.isWhitespace }.map { String(front[...$0]) } ?? ""
    }
}
