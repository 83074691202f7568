/// The commands declared in a source file: `Command("change", aliases: ["mod"]`.
struct DeclaredCommands {
    /// The names and aliases.
    private(set) var words: [String] = []

    init(in text: String) {
        // A plain search is faster than the lexer.
        guard text.contains("Command(") else { return }
        let tokens = Lexer(text).tokens
        for index in tokens.indices.dropLast(2)
        where tokens[index].isWord("Command") && tokens[index + 1].isMark("(") && tokens[index + 2].kind == .text {
            words.append(tokens[index + 2].text)
            let aliases = tokens[(index + 3)...].drop { $0.isMark(",") }
            guard aliases.first?.isWord("aliases") == true else { continue }
            words += aliases.prefix { !$0.isMark("]") }.filter { $0.kind == .text }.map(\.text)
        }
    }
}
