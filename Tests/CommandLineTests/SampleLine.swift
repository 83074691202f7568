import CommandLine

/// Completions at the end of a line, in a short notation.
enum SampleLine {
    static func completions(_ line: String) -> String {
        let line = UnfinishedLine(line)
        return text(
            CompletionPoint(after: line.words, .sample, SampleCommands.completed).completions(of: line.beginning)
        )
    }

    static func text(_ completions: [Completion]) -> String {
        completions.map { completion in
            switch completion {
            case .word(let word, _): word
            case .files: "<files>"
            case .lookup(let lookup): "<\(lookup)>"
            }
        }.joined(separator: " ")
    }
}
