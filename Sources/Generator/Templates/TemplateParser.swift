/// Builds the pieces of a template out of its tokens.
struct TemplateParser {
    private let file: String
    private var tokens: ArraySlice<TemplateLexer.Token>

    static func pieces(of text: String, file: String) throws(TemplateMistake) -> [Piece] {
        var parser = TemplateParser(file: file, tokens: try TemplateLexer.tokens(text, file: file)[...])
        let pieces = try parser.pieces()
        if let token = parser.tokens.first {
            let tag = token.kind == .end ? "{{end}}" : "{{else}}"
            throw TemplateMistake(file, token.line, "“\(tag)” belongs to no {{if …}}; take it out.")
        }
        return pieces
    }

    /// As far as they go; what ends them is left to the caller.
    private mutating func pieces() throws(TemplateMistake) -> [Piece] {
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

    /// Leaves its end to be taken.
    private mutating func branch(_ condition: Condition, line: Int) throws(TemplateMistake) -> Piece.Branch {
        let then = try pieces()
        var otherwise: [Piece] = []
        if tokens.first?.kind == .otherwise {
            tokens.removeFirst()
            otherwise = try pieces()
        }
        guard let token = tokens.first else {
            throw TemplateMistake(file, line, "“{{if \(condition.parameter)…}}” is never closed; add {{end}}.")
        }
        guard token.kind == .end else {
            throw TemplateMistake(file, token.line, "“{{else}}” is there twice; leave one out.")
        }
        return Piece.Branch(condition: condition, then: then, otherwise: otherwise, line: line)
    }
}
