/// Finds the imports among the tokens of a source file.
struct ImportParser {
    private let tokens: [Token]

    init(_ tokens: [Token]) {
        self.tokens = tokens
    }

    /// Returns the top-level imports, without those inside `#if`.
    func entries(_ form: ListEntry) -> [RegisteredList.Entry] {
        var conditions = 0
        var depth = 0
        return tokens.indices.dropLast().compactMap { index in
            let token = tokens[index]
            depth += ListParser.depth(of: token)
            if token.isMark("#"), tokens[index + 1].isAttached {
                conditions += tokens[index + 1].isWord("if") ? 1 : tokens[index + 1].isWord("endif") ? -1 : 0
            }
            guard token.isWord("import"), conditions == 0, depth == 0, tokens[index + 1].kind == .word else {
                return nil
            }
            return entry(at: index, form)
        }
    }

    private func entry(at index: Int, _ form: ListEntry) -> RegisteredList.Entry {
        var end = index + 2
        while end < tokens.endIndex, tokens[end].line == tokens[index].line, !tokens[end].isMark(";") { end += 1 }
        var start = index
        // Include attributes and the access level.
        while start > 0, tokens[start - 1].line == tokens[index].line, !tokens[start - 1].isMark(";") { start -= 1 }
        // `@testable` imports and imports of single declarations are not entries of a module.
        let isPlain = !tokens[start].isMark("@") && !(end > index + 2 && tokens[index + 2].kind == .word)
        return RegisteredList.Entry(
            module: isPlain ? form.module(of: tokens[index..<end]) : nil,
            tokens: tokens[start..<end],
            line: tokens[index].line,
            range: tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound,
            comma: nil
        )
    }
}
