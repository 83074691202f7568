/// Splits a template into text and tags.
struct TemplateLexer {
    struct Token: Equatable {
        enum Kind: Equatable {
            case text(String)
            case variable(name: String, forms: [String])
            case ifBegins(Condition)
            case otherwise
            case end
            case include(String, indent: String?)
        }

        let kind: Kind
        let line: Int
    }

    static func tokens(_ text: String, file: String) throws(TemplateError) -> [Token] {
        var tokens: [Token] = []
        var rest = text[...]
        var number = 1
        while !rest.isEmpty {
            let end = rest.firstIndex(where: \.isNewline).map { rest.index(after: $0) } ?? rest.endIndex
            let line = try TemplateLexer.line(rest[..<end], number, file)
            tokens += isControlLine(line) ? line.compactMap { controlToken($0, of: line) } : line
            rest = rest[end...]
            number += 1
        }
        return tokens
    }

    private static func line(_ text: Substring, _ number: Int, _ file: String) throws(TemplateError) -> [Token] {
        var tokens: [Token] = []
        var rest = text
        while let open = rest.firstRange(of: "{{") {
            guard let close = rest[open.upperBound...].firstRange(of: "}}") else {
                let reason = "“{{” is not closed on its line. Close it, or write {{\"{{\"}} for literal braces."
                throw TemplateError(file, number, reason)
            }
            if open.lowerBound > rest.startIndex {
                tokens.append(Token(kind: .text(String(rest[..<open.lowerBound])), line: number))
            }
            let tag = try kind(of: rest[open.upperBound..<close.lowerBound]) { reason in
                TemplateError(file, number, reason)
            }
            tokens.append(Token(kind: tag, line: number))
            rest = rest[close.upperBound...]
        }
        if !rest.isEmpty { tokens.append(Token(kind: .text(String(rest)), line: number)) }
        return tokens
    }

    /// Returns whether a line contains only control tags; such a line produces no output line.
    private static func isControlLine(_ line: [Token]) -> Bool {
        var hasTag = false
        for token in line {
            switch token.kind {
            case .text(let text): if !text.allSatisfy(\.isWhitespace) { return false }
            case .variable: return false
            case .ifBegins, .otherwise, .end, .include: hasTag = true
            }
        }
        return hasTag
    }

    /// Returns a token of a line of control tags, or `nil` for spaces. Included text gets the indentation of its tag.
    private static func controlToken(_ token: Token, of line: [Token]) -> Token? {
        switch token.kind {
        case .text: return nil
        case .include(let path, _):
            guard case .text(let indent)? = line.first?.kind else {
                return Token(kind: .include(path, indent: ""), line: token.line)
            }
            return Token(kind: .include(path, indent: indent), line: token.line)
        default: return token
        }
    }
}

// MARK: - Tags

extension TemplateLexer {
    private static func kind(
        of tag: Substring,
        _ error: (String) -> TemplateError
    ) throws(TemplateError) -> Token.Kind {
        let words = tag.split(separator: " ").map(String.init)
        guard let first = words.first else { throw error("“{{}}” is empty. Name a variable.") }
        switch first {
        case "else" where words.count == 1: return .otherwise
        case "end" where words.count == 1: return .end
        case "if":
            guard let condition = Condition(String(tag.drop { $0 == " " }.dropFirst(2))) else {
                throw error(
                    "“{{\(tag)}}” is not a condition. Write {{if tests}}, {{if not tests}} or {{if style == screen}}."
                )
            }
            return .ifBegins(condition)
        case "include":
            // File names can contain spaces.
            guard words.count > 1, let start = tag.firstRange(of: "include ")?.upperBound else {
                throw error("“{{\(tag)}}” names no file. Write {{include header.swift}}.")
            }
            let path = tag[start...].drop { $0 == " " }
            return .include(String(path.prefix(path.count - path.reversed().prefix { $0 == " " }.count)), indent: nil)
        default:
            if let text = quoted(tag) { return text }
            return try variable(words, tag, error)
        }
    }

    /// Returns literal text: `{{"{{"}}`.
    private static func quoted(_ tag: Substring) -> Token.Kind? {
        guard tag.count >= 2, tag.first == "\"", tag.last == "\"" else { return nil }
        return .text(String(tag.dropFirst().dropLast()))
    }

    private static func variable(
        _ words: [String],
        _ tag: Substring,
        _ error: (String) -> TemplateError
    ) throws(TemplateError) -> Token.Kind {
        let parts = words[0].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 1, !parts.contains("") else {
            throw error(
                "“{{\(tag)}}” is not a tag. Use {{name}}, {{name:kebab}}, {{if …}}, {{else}}, {{end}} or "
                    + "{{include …}}."
            )
        }
        return .variable(name: parts[0], forms: Array(parts.dropFirst()))
    }
}
