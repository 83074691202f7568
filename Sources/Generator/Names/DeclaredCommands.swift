/// The words that are commands already, as the sources say them: `Command("change", aliases: ["mod"]`.
struct DeclaredCommands {
    let words: [String]

    init(in text: String) {
        // What comments say is no command.
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
        let source = lines.joined(separator: "\n")
        var words: [String] = []
        var rest = source[...]
        while let found = rest.firstRange(of: "Command(") {
            let before = found.lowerBound > source.startIndex ? source[source.index(before: found.lowerBound)] : " "
            rest = rest[found.upperBound...]
            guard !before.isLetter, !before.isNumber, before != "_" else { continue }
            let arguments = rest.drop(while: \.isWhitespace)
            guard let word = DeclaredCommands.literal(at: arguments) else { continue }
            words.append(word)
            words += DeclaredCommands.aliases(behind: arguments.dropFirst(word.count + 2))
        }
        self.words = words
    }

    /// The text of a literal that begins here and holds no more than a word.
    private static func literal(at text: Substring) -> String? {
        guard text.first == "\"" else { return nil }
        let word = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        return text.dropFirst(word.count + 1).first == "\"" ? String(word) : nil
    }

    private static func aliases(behind text: Substring) -> [String] {
        let next = text.drop { $0.isWhitespace || $0 == "," }
        guard next.hasPrefix("aliases:") else { return [] }
        let list = next.dropFirst("aliases:".count).drop(while: \.isWhitespace)
        guard list.first == "[" else { return [] }
        return list.dropFirst().prefix { $0 != "]" }.split(separator: ",").compactMap {
            literal(at: $0.drop(while: \.isWhitespace))
        }
    }
}
