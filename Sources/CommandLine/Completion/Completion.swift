/// A completion of the word at the cursor.
package enum Completion: Sendable {
    /// A keyword and its meaning.
    case word(String, meaning: String)
    /// Files whose path begins with a part of the word, after the part that is kept.
    case files(beginning: String, kept: String = "")
    /// Words that only the program can find.
    case lookup(any CompletionLookup)
}

/// A search for words, such as names in a program's data.
package protocol CompletionLookup: Sendable {}

extension [HelpEntry] {
    /// Returns the entries that complete `beginning`, after the part of the word that is kept.
    package func completions(of beginning: some StringProtocol, after kept: String = "") -> [Completion] {
        filter { $0.word.hasPrefix(beginning) }.map { .word(kept + $0.word, meaning: $0.meaning) }
    }
}

extension [Command] {
    /// Returns the names of commands, and aliases of commands whose name does not match.
    func nameCompletions(of beginning: String) -> [Completion] {
        let names = map { HelpEntry($0.name, $0.summary) }.completions(of: beginning)
        guard !beginning.isEmpty else { return names }
        let aliases = filter { !$0.name.hasPrefix(beginning) }.flatMap { command in
            command.aliases.map { HelpEntry($0, command.summary) }
        }
        return names + aliases.completions(of: beginning)
    }
}
