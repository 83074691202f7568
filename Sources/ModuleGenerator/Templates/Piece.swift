import CommandLine
import ProgramOutput

/// A node of a parsed template.
indirect enum Piece: Equatable {
    case text(String)
    case variable(Variable)
    case branch(Branch)
    case include(Include)

    struct Variable: Equatable {
        let name: String
        let forms: [String]
        let line: Int
    }

    struct Branch: Equatable {
        let condition: Condition
        var then: [Piece]
        var otherwise: [Piece]
        let line: Int
    }

    struct Include: Equatable {
        let path: String
        /// The indentation of every included line; `nil` if the tag is inside other text.
        let indent: String?
        let line: Int
    }
}

/// An error in a template, with its position.
struct TemplateError: Error, Equatable {
    let file: String
    let line: Int
    let reason: String

    init(_ file: String, _ line: Int, _ reason: String) {
        (self.file, self.line, self.reason) = (file, line, reason)
    }

    var toolError: ToolError {
        ToolError(.badData, "\(file):\(line): \(reason)")
    }
}
