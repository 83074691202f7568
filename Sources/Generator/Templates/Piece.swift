import Boundary

/// A part of a template's text.
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
        /// What stands before each line of it; nil where it stands amid other text.
        let indent: String?
        let line: Int
    }
}

/// What is wrong with a template, and where.
struct TemplateMistake: Error, Equatable {
    let file: String
    let line: Int
    let reason: String

    init(_ file: String, _ line: Int, _ reason: String) {
        (self.file, self.line, self.reason) = (file, line, reason)
    }

    var refusal: Refusal {
        Refusal(.badData, "\(file):\(line): \(reason)")
    }
}
