/// The commands declared in a source file: `Command("change", aliases: ["mod"]`.
struct DeclaredCommands {
    let words: [String]

    init(in text: String) {
        // A plain search is faster than the lexer.
        guard text.contains("Command(") else {
            words = []
            return
        }
        let tokens = Lexer(text).tokens
        words = tokens.indices.dropLast(2).flatMap { index -> [String] in
            guard tokens[index].isWord("Command"), tokens[index + 1].isMark("("), tokens[index + 2].kind == .text else {
                return []
            }
            return [tokens[index + 2].text] + DeclaredCommands.aliases(tokens[(index + 3)...])
        }
    }

    /// Returns the aliases, which follow the name.
    private static func aliases(_ tokens: ArraySlice<Token>) -> [String] {
        let label = tokens.drop { $0.isMark(",") }
        guard label.first?.isWord("aliases") == true else { return [] }
        let list = label.dropFirst().drop { $0.isMark(":") }
        guard list.first?.isMark("[") == true else { return [] }
        return list.prefix { !$0.isMark("]") }.filter { $0.kind == .text }.map(\.text)
    }
}
