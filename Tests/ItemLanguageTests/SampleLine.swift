import CommandLine
import ItemLanguage
import Vocabulary

/// Candidates at the end of a line, in a short notation.
enum SampleLine {
    /// Returns the candidates: plain words, `<open 3>` for ids that start with 3, `+<tag ho>` for tags.
    static func candidates(_ line: String) -> String {
        let line = UnfinishedLine(line)
        return CompletionPoint(after: line.words, SampleCommands.completed)
            .candidates(at: line.beginning).map(short).joined(separator: " ")
    }

    private static func short(_ candidate: Candidate) -> String {
        switch candidate {
        case .word(let word, _): word
        case .ids(let items, let stem): "\(stem.kept)<\(items) \(stem.beginning)>"
        case .titles(let items, let stem): "\(stem.kept)<\(items) titled \(stem.beginning)>"
        case .tags(let stem): "\(stem.kept)<tag \(stem.beginning)>"
        case .projects(let stem): "\(stem.kept)<project \(stem.beginning)>"
        case .savedFilters(let stem): "\(stem.kept)<filter \(stem.beginning)>"
        case .settings(let stem): "\(stem.kept)<setting \(stem.beginning)>"
        case .values(let setting, let stem): "\(stem.kept)<\(setting) \(stem.beginning)>"
        case .backups(let stem): "\(stem.kept)<backup \(stem.beginning)>"
        case .files: "<files>"
        }
    }
}
