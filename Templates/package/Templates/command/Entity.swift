import Entities

/// The lines of all texts, filtered by the rule of this use case.
struct {{name}}Findings: Entity {
    struct Line: Entity {
        let number: Int
        let text: String
    }

    let lines: [Line]

    init(_ texts: [String]) {
        let all = texts.flatMap { text in
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            // The text after the last newline is not a line if it is empty.
            return lines.last == "" ? lines.dropLast() : lines[...]
        }
        lines = all.enumerated()
            .map { Line(number: $0 + 1, text: String($1)) }
            .filter({{name}}Findings.concerns)
    }

    /// The rule: only lines that contain text.
    private static func concerns(_ line: Line) -> Bool {
        line.text.contains { !$0.isWhitespace }
    }
}
