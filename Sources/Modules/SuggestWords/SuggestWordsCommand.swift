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
            .init("adder suggest -- done \"\"", "suggest open items with their titles"),
            .init("adder suggest --shell bash -- \"adder add project:ho\" ho", "the call made for bash"),
        ],
        group: .adder,
        audience: .programs
    )

    private static let shell = Option(
        "shell",
        value: .choice(CompletionShell.allCases.map(\.rawValue)),
        summary: "the calling shell"
    )

    /// The maximum number of words per kind, because bash asks before it shows 100 or more.
    private static let limit = 60

    struct Query: Equatable {
        let request: SuggestWordsRequest
        /// `nil` for shells other than bash.
        let bashWord: CompletionRequest.BashWord?
    }

    static func query(from invocation: Invocation, _ commands: [Command]) -> Query {
        let shell = invocation.value(of: shell).flatMap(CompletionShell.init)
        let asked = CompletionRequest(invocation.operands.map(\.text), from: shell)
        let point = CompletionPoint(after: asked.words, commands)
        let request = SuggestWordsRequest(point.candidates(at: asked.beginning), limit: limit, in: point.list)
        return Query(request: request, bashWord: asked.bashWord)
    }

    /// Returns the request for a line typed at a prompt of adder, which also accepts the words.
    static func request(at line: UnfinishedLine, or words: [HelpEntry], _ commands: [Command]) -> SuggestWordsRequest {
        let point = CompletionPoint(after: line.words, commands)
        let candidates = point.candidates(at: line.beginning) + words.map { .word($0.word, meaning: $0.meaning) }
        return SuggestWordsRequest(candidates, limit: limit, in: point.list, listsFiles: true)
    }
}
