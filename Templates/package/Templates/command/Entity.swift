import Entities
import Vocabulary

/// The lines of all texts, filtered by the rule of this use case.
struct {{name}}Findings: Entity {
    let lines: [Line]

    init(_ texts: [String]) {
        lines = Line.lines(of: texts).filter({{name}}Findings.concerns)
    }

    /// The rule: only lines that contain text.
    private static func concerns(_ line: Line) -> Bool {
        !line.isBlank
    }
}
