import CommandLine
import ProgramOutput

/// The names of the templates, for completion.
enum TemplateLookup: CompletionLookup {
    case names
}

extension CommandRunner {
    /// Answers a completion script: one suggestion per line, with a tab before its meaning.
    func suggest() {
        let shell = invocation.value(of: .shell).flatMap(CompletionShell.init)
        let request = CompletionRequest(invocation.operands.map(\.text), from: shell)
        let point = CompletionPoint(after: request.words, .viperGen, ToolCommand.all.map(\.command))
        for completion in point.completions(of: request.beginning) {
            for entry in entries(completion, request.beginning) {
                let replacement = request.bashWord.map { $0.replacement(for: entry.word) }
                guard let word = replacement ?? entry.word else { continue }
                output.write(entry.meaning.isEmpty ? "\(word)\n" : "\(word)\t\(entry.meaning)\n")
            }
        }
    }

    private func entries(_ completion: Completion, _ beginning: String) -> [HelpEntry] {
        switch completion {
        case .word(let word, let meaning): [HelpEntry(word, meaning)]
        // A line that starts with a tab stands for files.
        case .files: [HelpEntry("", "files")]
        case .lookup: templates(beginning)
        }
    }

    /// Returns the templates that complete the word, which may be `--template=co`.
    private func templates(_ beginning: String) -> [HelpEntry] {
        let kept = beginning.prefix { $0 != "=" }.count < beginning.count ? "\(beginning.prefix { $0 != "=" })=" : ""
        return library.names.map { HelpEntry("\(kept)\($0)", "") }.filter { $0.word.hasPrefix(beginning) }
    }
}
