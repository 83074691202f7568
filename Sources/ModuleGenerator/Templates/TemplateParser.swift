/// Parses the tokens of a template into a tree.
struct TemplateParser {
    private let file: String
    private var tokens: ArraySlice<TemplateLexer.Token>
    /// The number of conditions around the next token.
    private var depth = 0

    private static let maximumDepth = 64

    static func pieces(of text: String, file: String) throws(TemplateError) -> [Piece] {
        var parser = TemplateParser(file: file, tokens: try TemplateLexer.tokens(text, file: file)[...])
        let pieces = try parser.pieces()
        if let token = parser.tokens.first {
            let tag = token.kind == .end ? "{{end}}" : "{{else}}"
            throw TemplateError(file, token.line, "“\(tag)” has no matching {{if …}}. Remove it.")
        }
        return pieces
    }

    /// Parses up to `{{else}}` or `{{end}}`, which it leaves for the caller.
    private mutating func pieces() throws(TemplateError) -> [Piece] {
        var pieces: [Piece] = []
        while let token = tokens.first {
            switch token.kind {
            case .otherwise, .end:
                return pieces
            case .text(let text):
                pieces.append(.text(text))
            case .variable(let name, let forms):
                pieces.append(.variable(Piece.Variable(name: name, forms: forms, line: token.line)))
            case .include(let path, let indent):
                pieces.append(.include(Piece.Include(path: path, indent: indent, line: token.line)))
            case .ifBegins(let condition):
                tokens.removeFirst()
                pieces.append(.branch(try branch(condition, line: token.line)))
            }
            tokens.removeFirst()
        }
        return pieces
    }

    /// Parses a branch, leaving its `{{end}}` for the caller.
    private mutating func branch(_ condition: Condition, line: Int) throws(TemplateError) -> Piece.Branch {
        depth += 1
        defer { depth -= 1 }
        guard depth <= TemplateParser.maximumDepth else {
            throw TemplateError(file, line, "More than \(TemplateParser.maximumDepth) conditions are nested.")
        }
        let then = try pieces()
        var otherwise: [Piece] = []
        if tokens.first?.kind == .otherwise {
            tokens.removeFirst()
            otherwise = try pieces()
        }
        guard let token = tokens.first else {
            throw TemplateError(file, line, "“{{if \(condition.parameter)…}}” is not closed. Add {{end}}.")
        }
        guard token.kind == .end else {
            throw TemplateError(file, token.line, "“{{else}}” is given twice. Remove one.")
        }
        return Piece.Branch(condition: condition, then: then, otherwise: otherwise, line: line)
    }
}
