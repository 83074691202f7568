/// A piece of Swift.
struct Token: Equatable {
    enum Kind {
        case word, mark
        /// The plain text of a literal, which is no code.
        case text
    }

    let kind: Kind
    let text: String
    let line: Int
    /// Nothing stands between it and what is before it.
    let isAttached: Bool
}

/// Takes Swift apart as far as the rules need it: comments are gone, interpolations are code.
struct Lexer {
    private(set) var tokens: [Token] = []
    /// The line of a literal or a comment without an end, behind which nothing can be judged.
    private(set) var endless: Int?
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var line = 1

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        readCode()
    }

    /// An interpolation is code up to its closing parenthesis.
    private mutating func readCode(isInterpolation: Bool = false) {
        var depth = 0
        while position < scalars.count {
            let scalar = scalars[position]
            if isAt("//") {
                while position < scalars.count, scalars[position] != "\n" { advance() }
            } else if isAt("/*") {
                skipComment()
            } else if let hashes = hashesBeforeQuote() {
                readLiteral(hashes)
            } else if isPartOfWord(scalar) {
                readWord()
            } else if scalar.properties.isWhitespace {
                advance()
            } else {
                add(.mark, String(scalar), from: position)
                advance()
                depth += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
                if isInterpolation, depth == 0 { return }
            }
        }
    }

    private mutating func readWord() {
        let start = position
        while position < scalars.count, isPartOfWord(scalars[position]) { position += 1 }
        var word = String.UnicodeScalarView()
        word.append(contentsOf: scalars[start..<position])
        add(.word, String(word), from: start)
    }

    private mutating func skipComment() {
        let start = line
        var depth = 0
        repeat {
            if isAt("/*") {
                depth += 1
                advance(2)
            } else if isAt("*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < scalars.count
        if depth > 0 { endless = endless ?? start }
    }
}

// MARK: - Literals

extension Lexer {
    /// Nil where no literal begins.
    private func hashesBeforeQuote() -> Int? {
        guard let end = scalars[position...].firstIndex(where: { $0 != "#" }), scalars[end] == "\"" else { return nil }
        return end - position
    }

    private mutating func readLiteral(_ hashes: Int) {
        let start = (line: line, position: position)
        let fence = String(repeating: "#", count: hashes)
        advance(hashes)
        let quote = isAt("\"\"\"") ? "\"\"\"" : "\""
        advance(quote.count)
        var text = String.UnicodeScalarView()
        while position < scalars.count, !isAt(quote + fence), quote.count > 1 || scalars[position] != "\n" {
            if isAt("\\" + fence + "(") {
                add(.text, String(text), from: start.position)
                text.removeAll()
                advance(1 + hashes)
                readCode(isInterpolation: true)
            } else {
                if isAt("\\" + fence) { advance(1 + hashes) }
                if position < scalars.count { text.append(scalars[position]) }
                advance()
            }
        }
        add(.text, String(text), from: start.position)
        if isAt(quote + fence) { advance(quote.count + hashes) } else { endless = endless ?? start.line }
    }
}

// MARK: - Characters

extension Lexer {
    private func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
        default: !scalar.isASCII
        }
    }

    private func isAt(_ text: String) -> Bool {
        scalars[position...].starts(with: text.unicodeScalars)
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < scalars.count {
            if scalars[position] == "\n" { line += 1 }
            position += 1
        }
    }

    private mutating func add(_ kind: Token.Kind, _ text: String, from start: Int) {
        let isAttached = start > 0 && !scalars[start - 1].properties.isWhitespace
        tokens.append(Token(kind: kind, text: text, line: line, isAttached: isAttached))
    }
}
