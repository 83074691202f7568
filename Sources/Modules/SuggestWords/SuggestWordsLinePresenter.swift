import CommandLine

/// Passes suggestions to the module that reads the line: the text to insert, or the words to choose from.
final class SuggestWordsLinePresenter: SuggestWordsModule {
    private weak var delegate: (any SuggestWordsDelegate)?
    private let interactor: any SuggestWordsInteracting
    private let commands: [Command]
    private var line = UnfinishedLine("")

    init(interactor: any SuggestWordsInteracting, commands: [Command], delegate: any SuggestWordsDelegate) {
        self.interactor = interactor
        self.commands = commands
        self.delegate = delegate
    }

    func suggest(at line: UnfinishedLine, or words: [HelpEntry]) {
        self.line = line
        interactor.findWords(SuggestWordsCommand.request(at: line, or: words, commands))
    }
}

extension SuggestWordsLinePresenter: SuggestWordsInteractorOutput {
    func foundWords(_ response: SuggestWordsResponse) {
        let entries = response.entries.filter {
            $0.isTitle || SuggestWordsDisplay.Row($0).word.hasPrefix(line.beginning)
        }
        let rows = entries.map(SuggestWordsDisplay.Row.init)
        if entries.count == 1, !response.isCut, case .title(let kept, let id, _)? = entries.first {
            delegate?.didSuggest("\(kept)\(id) ", for: line.typedBeginning)
            return
        }
        if rows.count == 1, !response.isCut, let word = rows.first?.word { return report(line.ending(of: word)) }
        let common = canInsertCommonPrefix(response) ? line.remainder(of: commonPrefix(rows.map(\.word))) : ""
        report(common, common.isEmpty ? rows.map { SuggestedWord($0.word, $0.meaning) } : [])
    }

    private func report(_ insertion: String, _ words: [SuggestedWord] = []) {
        delegate?.didSuggest(insertion, words)
    }

    /// The common prefix of ids means nothing, and that of an incomplete set of words may be wrong.
    private func canInsertCommonPrefix(_ response: SuggestWordsResponse) -> Bool {
        !response.isCut
            && !response.entries.contains { if case .id = $0 { true } else { $0.isTitle } }
    }

    private func commonPrefix(_ words: [String]) -> String {
        guard let first = words.first else { return line.beginning }
        return words.dropFirst().reduce(first) { prefix, word in
            String(zip(prefix, word).prefix { $0 == $1 }.map(\.0))
        }
    }
}

extension SuggestWordsResponse.Entry {
    fileprivate var isTitle: Bool { if case .title = self { true } else { false } }
}
