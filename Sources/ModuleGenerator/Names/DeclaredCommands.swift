/// The commands declared in a source file: `Command("change", aliases: ["mod"], foreignNames: ["set"]`.
struct DeclaredCommands {
    /// The names and aliases.
    private(set) var words: [String] = []
    /// Names of other programs' commands that suggest a command here.
    private(set) var foreignNames: [(word: String, command: String)] = []

    init(in text: String) {
        // A plain search is faster than the lexer.
        guard text.contains("Command(") else { return }
        let tokens = Lexer(text).tokens
        for index in tokens.indices.dropLast(2)
        where tokens[index].isWord("Command") && tokens[index + 1].isMark("(") && tokens[index + 2].kind == .text {
            let command = tokens[index + 2].text
            var rest = tokens[(index + 3)...]
            words += [command] + DeclaredCommands.takeList("aliases", from: &rest)
            foreignNames += DeclaredCommands.takeList("foreignNames", from: &rest).map { ($0, command) }
        }
    }

    /// Returns the texts of the list with this label, if it comes next.
    private static func takeList(_ label: String, from tokens: inout ArraySlice<Token>) -> [String] {
        let labeled = tokens.drop { $0.isMark(",") }
        guard labeled.first?.isWord(label) == true else { return [] }
        let list = labeled.dropFirst().drop { $0.isMark(":") }
        guard list.first?.isMark("[") == true else { return [] }
        let entries = list.prefix { !$0.isMark("]") }
        tokens = list.dropFirst(entries.count + 1)
        return entries.filter { $0.kind == .text }.map(\.text)
    }
}
