/// Finds an array literal among the tokens of a source file and splits it into entries.
struct ListParser {
    let brackets: (opening: Token, closing: Token)
    private let inner: ArraySlice<Token>

    init(_ name: String, _ tokens: [Token]) throws(RegisteredList.ParseError) {
        let declaration = try ListParser.declaration(of: name, tokens)
        guard let start = ListParser.opening(after: declaration, tokens) else {
            throw RegisteredList.ParseError(
                line: tokens[declaration].line,
                reason: "“\(name)” is not a list in brackets. Write let \(name) = [, then one entry per line."
            )
        }
        guard let end = ListParser.closing(of: start, tokens) else {
            throw RegisteredList.ParseError(
                line: tokens[start].line,
                reason: "The list “\(name)” is not closed. Add ]."
            )
        }
        brackets = (tokens[start], tokens[end])
        inner = tokens[(start + 1)..<end]
    }

    func entries(_ form: ListEntry) -> [RegisteredList.Entry] {
        var entries: [RegisteredList.Entry] = []
        var rest = inner
        while !rest.isEmpty {
            var depth = 0
            let element = rest.prefix { token in
                depth += ListParser.depth(of: token)
                return depth > 0 || !token.isMark(",")
            }
            rest = rest[element.endIndex...]
            let comma = rest.popFirst()
            entries.append(RegisteredList.Entry(module: form.module(of: element), tokens: element, comma: comma))
        }
        return entries
    }
}

// MARK: - Finding the list

extension ListParser {
    /// Returns the outermost declaration with the given name.
    private static func declaration(of name: String, _ tokens: [Token]) throws(RegisteredList.ParseError) -> Int {
        var depth = 0
        var found: [(index: Int, depth: Int)] = []
        for index in tokens.indices.dropLast() {
            depth += tokens[index].isMark("{") ? 1 : tokens[index].isMark("}") ? -1 : 0
            let isBinding = index > 0 && ["if", "guard", "while", "case", ","].contains(tokens[index - 1].text)
            guard ["let", "var"].contains(where: tokens[index].isWord), !isBinding else { continue }
            let next = tokens[index + 1].isMark("`") ? index + 2 : index + 1
            if next < tokens.endIndex, tokens[next].isWord(name) { found.append((next, depth)) }
        }
        let outermost = found.filter { one in found.allSatisfy { $0.depth >= one.depth } }
        guard let first = outermost.first else {
            throw RegisteredList.ParseError(
                line: 1,
                reason: "Missing list “\(name)”. Declare it: let \(name) = []."
            )
        }
        guard outermost.count == 1 else {
            throw RegisteredList.ParseError(
                line: tokens[outermost[1].index].line,
                reason: "“\(name)” is also declared on line \(tokens[first.index].line). Rename one of them."
            )
        }
        return first.index
    }

    /// Returns the bracket of `let list: [T] = [` or of `var list: [T] { [`.
    private static func opening(after name: Int, _ tokens: [Token]) -> Int? {
        var depth = 0
        let start = tokens.indices.first { index in
            guard index > name else { return false }
            if depth == 0, tokens[index].isMark("=") || tokens[index].isMark("{") { return true }
            depth += ListParser.depth(of: tokens[index])
            return false
        }
        guard var next = start.map({ $0 + 1 }) else { return nil }
        if start.map({ tokens[$0].isMark("{") }) == true {
            for word in ["get", "{", "return"] where next < tokens.endIndex && tokens[next].text == word { next += 1 }
        }
        return next < tokens.endIndex && tokens[next].isMark("[") ? next : nil
    }

    private static func closing(of opening: Int, _ tokens: [Token]) -> Int? {
        var depth = 0
        return tokens[opening...].indices.first { index in
            depth += ListParser.depth(of: tokens[index])
            return depth == 0
        }
    }

    static func depth(of token: Token) -> Int {
        guard token.kind == .mark else { return 0 }
        return ["(", "[", "{"].contains(token.text) ? 1 : [")", "]", "}"].contains(token.text) ? -1 : 0
    }
}
