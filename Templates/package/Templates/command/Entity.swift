import Entities

/// The lines that were read, as the rule of this use case sees them.
struct {{name}}Findings: Entity {
    struct Line: Entity {
        let number: Int
        let text: String
    }

    let lines: [Line]

    init(_ texts: [String]) {
        let all = texts.flatMap { text in
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            // What follows the last newline is no line.
            return lines.last == "" ? lines.dropLast() : lines[...]
        }
        lines = all.enumerated()
            .map { Line(number: $0 + 1, text: String($1)) }
            .filter({{name}}Findings.concerns)
    }

    /// The rule: the use case is about lines that say something.
    private static func concerns(_ line: Line) -> Bool {
        line.text.contains { !$0.isWhitespace }
    }
}
