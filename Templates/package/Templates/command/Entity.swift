import Entities

/// The lines that were read, as the rule of this use case sees them.
struct {{name}}Findings: Entity {
    struct Line: Entity {
        let number: Int
        let text: String
    }

    let lines: [Line]

    init(_ texts: [String]) {
        let all = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        lines = all.enumerated()
            .map { Line(number: $0 + 1, text: String($1)) }
            .filter({{name}}Findings.concerns)
    }

    /// The rule: the use case is about lines that say something.
    private static func concerns(_ line: Line) -> Bool {
        line.text.contains { !$0.isWhitespace }
    }
}
