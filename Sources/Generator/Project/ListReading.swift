/// How a list is found among the tokens of a source, and cut into entries.
struct ListReading {
    let brackets: (opening: Token, closing: Token)
    private let inner: ArraySlice<Token>

    init(_ name: String, _ tokens: [Token]) throws(RegisteredList.Mistake) {
        let declaration = try ListReading.declaration(of: name, tokens)
        guard let start = ListReading.opening(behind: declaration, tokens) else {
            throw RegisteredList.Mistake(
                line: tokens[declaration].line,
                reason: "“\(name)” is no list in brackets; write let \(name) = [, and one entry a line"
            )
        }
        guard let end = ListReading.closing(of: start, tokens) else {
            throw RegisteredList.Mistake(
                line: tokens[start].line,
                reason: "the list “\(name)” has no end; close it with ]"
            )
        }
        brackets = (tokens[start], tokens[end])
        inner = tokens[(start + 1)..<end]
    }

    func entries(_ form: ListEntry) -> [RegisteredList.Entry] {
        var entries: [RegisteredList.Entry] = []
        var rest = inner
        while let first = rest.first {
            var depth = 0
            let element = rest.prefix { token in
                depth += ListReading.depth(of: token)
                return depth > 0 || !token.isMark(",")
            }
            rest = rest[element.endIndex...]
            let comma = rest.popFirst()
            entries.append(
                RegisteredList.Entry(
                    module: form.module(of: element),
                    tokens: element,
                    line: first.line,
                    range: first.range.lowerBound..<(element.last ?? first).range.upperBound,
                    comma: comma?.range
                )
            )
        }
        return entries
    }
}

// MARK: - Finding it

extension ListReading {
    /// Of several with one name, the one that stands outermost is meant.
    private static func declaration(of name: String, _ tokens: [Token]) throws(RegisteredList.Mistake) -> Int {
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
            throw RegisteredList.Mistake(
                line: 1,
                reason: "there is no list “\(name)” here; declare one: let \(name) = ["
            )
        }
        guard outermost.count == 1 else {
            throw RegisteredList.Mistake(
                line: tokens[outermost[1].index].line,
                reason: "“\(name)” is declared here and in line \(tokens[first.index].line); rename one of them"
            )
        }
        return first.index
    }

    /// The bracket of `let list: [T] = [`, or of `var list: [T] { [`; nil where there is something else.
    private static func opening(behind name: Int, _ tokens: [Token]) -> Int? {
        var depth = 0
        let start = tokens.indices.first { index in
            guard index > name else { return false }
            if depth == 0, tokens[index].isMark("=") || tokens[index].isMark("{") { return true }
            depth += ListReading.depth(of: tokens[index])
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
            depth += ListReading.depth(of: tokens[index])
            return depth == 0
        }
    }

    static func depth(of token: Token) -> Int {
        guard token.kind == .mark else { return 0 }
        return ["(", "[", "{"].contains(token.text) ? 1 : [")", "]", "}"].contains(token.text) ? -1 : 0
    }
}
