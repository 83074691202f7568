import Boundary
package import Grammar

/// How "suggest" is said on the command line, which is what the scripts of shells do.
package enum SuggestWordsCommand {
    package static let command = Command(
        "suggest",
        summary: "the words that can stand where someone is typing",
        operands: .line,
        placeholder: "-- WORDS…",
        options: [shell],
        notes: [
            "The last word is the one at the cursor. One suggestion a line; behind a tab, what it means.",
            "A line that begins with the tab stands for the names of files.",
            "For bash the words are two: the line up to the cursor, and the part of it that bash is going to replace.",
        ],
        examples: [
            Command.Example("adder suggest -- done \"\"", "open items with their titles"),
            Command.Example("adder suggest --shell bash -- \"adder add project:ho\" ho", "as bash asks"),
        ],
        group: .adder,
        audience: .programs
    )

    private static let shell = Option(
        "shell",
        value: .choice(Shell.allCases.map(\.rawValue)),
        summary: "who asks"
    )

    /// What the words ask for.
    struct Wish: Equatable {
        let request: SuggestWordsRequest
        /// The list that the typed words name.
        let list: String?
        /// Nil where it is not bash that asks.
        let bashLine: SuggestWordsBashLine?
    }

    static func wish(from invocation: Invocation, _ commands: [Command]) -> Wish {
        let words = invocation.operands.map(\.text)
        let last = words.last ?? ""
        switch invocation.value(of: shell).flatMap(Shell.init) {
        case .bash:
            return wish(line: UnfinishedLine(words.first ?? ""), replaced: words.dropFirst().first ?? "", commands)
        case .fish:
            // The word at the cursor comes as it is typed, quotes and all.
            return wish(after: words.dropLast(), at: UnfinishedLine(last).beginning, nil, commands)
        case .zsh, nil:
            return wish(after: words.dropLast(), at: last, nil, commands)
        }
    }

    /// What goes on at the end of a line that begins with a command.
    static func wish(
        after typed: String,
        _ commands: [Command]
    ) -> (request: SuggestWordsRequest, list: String?, line: SuggestWordsTypedLine) {
        let line = UnfinishedLine(typed)
        // As answers and the README say what to type.
        let words = line.words.first == "adder" ? Array(line.words.dropFirst()) : line.words
        let point = CompletionPoint(after: words, commands)
        let waysOut = words.isEmpty ? [Candidate.word("quit", meaning: "leave")] : []
        let candidates = point.candidates(at: line.beginning) + waysOut
        return (
            SuggestWordsRequest(candidates), point.list,
            SuggestWordsTypedLine(beginning: line.beginning, openQuote: line.openQuote)
        )
    }

    /// The line begins with the name of the program.
    private static func wish(line: UnfinishedLine, replaced: String, _ commands: [Command]) -> Wish {
        let part = line.openQuote == nil ? UnfinishedLine(replaced).beginning : replaced
        let isEnd = line.beginning.hasSuffix(part)
        let bashLine = SuggestWordsBashLine(
            kept: isEnd ? String(line.beginning.dropLast(part.count)) : "",
            openQuote: line.openQuote
        )
        return wish(after: Array(line.words.dropFirst()), at: line.beginning, bashLine, commands)
    }

    private static func wish(
        after words: [String],
        at beginning: String,
        _ bashLine: SuggestWordsBashLine?,
        _ commands: [Command]
    ) -> Wish {
        let point = CompletionPoint(after: words, commands)
        return Wish(
            request: SuggestWordsRequest(point.candidates(at: beginning)),
            list: point.list,
            bashLine: bashLine
        )
    }
}
