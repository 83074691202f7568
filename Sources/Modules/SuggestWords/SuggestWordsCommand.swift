package import CommandLine
import ItemLanguage
import Vocabulary

/// The command-line syntax of `suggest`, which the completion scripts call.
package enum SuggestWordsCommand {
    package static let command = Command(
        "suggest",
        summary: "suggest completions for a partial command line",
        operands: .line,
        placeholder: "-- WORDS…",
        options: [shell],
        notes: [
            "The last word is the one at the cursor. Each output line is a suggestion, with a tab and its description.",
            "A line that starts with a tab stands for file names.",
            "For bash, give two words: the line up to the cursor, and the part of it that bash replaces.",
        ],
        examples: [
            Command.Example("adder suggest -- done \"\"", "suggest open items with their titles"),
            Command.Example("adder suggest --shell bash -- \"adder add project:ho\" ho", "the call made for bash"),
        ],
        group: .adder,
        audience: .programs
    )

    private static let shell = Option(
        "shell",
        value: .choice(CompletionShell.allCases.map(\.rawValue)),
        summary: "the calling shell"
    )

    struct Query: Equatable {
        let request: SuggestWordsRequest
        /// The list given with `--db` on the line being completed.
        let list: String?
        /// `nil` for shells other than bash.
        let bashLine: SuggestWordsBashLine?
    }

    static func query(from invocation: Invocation, _ commands: [Command]) -> Query {
        let words = invocation.operands.map(\.text)
        let last = words.last ?? ""
        switch invocation.value(of: shell).flatMap(CompletionShell.init) {
        case .bash:
            return query(line: UnfinishedLine(words.first ?? ""), replaced: words.dropFirst().first ?? "", commands)
        case .fish:
            // fish passes the word at the cursor with its quotes.
            return query(after: words.dropLast(), at: UnfinishedLine(last).beginning, nil, commands)
        case .zsh, nil:
            return query(after: words.dropLast(), at: last, nil, commands)
        }
    }

    /// Returns the query for a line typed in adder's own shell.
    static func query(
        after typed: String,
        _ commands: [Command]
    ) -> (request: SuggestWordsRequest, list: String?, line: SuggestWordsTypedLine) {
        let line = UnfinishedLine(typed)
        // Messages and the documentation show commands with the word adder, so people type or paste it here too.
        let words = line.words.first == "adder" ? Array(line.words.dropFirst()) : line.words
        let point = CompletionPoint(after: words, commands)
        let exits = words.isEmpty ? [Candidate.word("quit", meaning: "leave the shell")] : []
        let candidates = point.candidates(at: line.beginning) + exits
        return (
            SuggestWordsRequest(candidates), point.list,
            SuggestWordsTypedLine(beginning: line.beginning, openQuote: line.openQuote)
        )
    }

    /// Returns the query for a whole command line, which starts with the name of the program.
    private static func query(line: UnfinishedLine, replaced: String, _ commands: [Command]) -> Query {
        let part = line.openQuote == nil ? UnfinishedLine(replaced).beginning : replaced
        let isEnd = line.beginning.hasSuffix(part)
        let bashLine = SuggestWordsBashLine(
            kept: isEnd ? String(line.beginning.dropLast(part.count)) : "",
            openQuote: line.openQuote
        )
        return query(after: Array(line.words.dropFirst()), at: line.beginning, bashLine, commands)
    }

    private static func query(
        after words: [String],
        at beginning: String,
        _ bashLine: SuggestWordsBashLine?,
        _ commands: [Command]
    ) -> Query {
        let point = CompletionPoint(after: words, commands)
        return Query(
            request: SuggestWordsRequest(point.candidates(at: beginning)),
            list: point.list,
            bashLine: bashLine
        )
    }
}
