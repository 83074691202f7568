import CommandLine

/// Formats suggestions for the completion scripts of zsh and fish, or for bash.
final class SuggestWordsPresenter: SuggestWordsPresenting {
    private let view: any SuggestWordsViewing
    private let interactor: any SuggestWordsInteracting
    private let bashWord: CompletionRequest.BashWord?

    /// - Parameter bashWord: The word at the cursor in bash, or `nil` for other shells.
    init(
        view: any SuggestWordsViewing,
        interactor: any SuggestWordsInteracting,
        bashWord: CompletionRequest.BashWord? = nil
    ) {
        self.view = view
        self.interactor = interactor
        self.bashWord = bashWord
    }

    func suggest(_ request: SuggestWordsRequest) {
        interactor.findWords(request)
    }
}

extension SuggestWordsPresenter: SuggestWordsInteractorOutput {
    func foundWords(_ response: SuggestWordsResponse) {
        let rows = response.entries.map(SuggestWordsDisplay.Row.init)
        view.showWords(SuggestWordsDisplay(rows: bashWord.map { rows.compactMap($0.replacement(of:)) } ?? rows))
    }
}

extension SuggestWordsDisplay.Row {
    private static let maxMeaningLength = 60

    init(_ entry: SuggestWordsResponse.Entry) {
        switch entry {
        case .word(let word, let meaning): (self.word, self.meaning) = (word, meaning)
        case .id(let kept, let id, let title), .title(let kept, let id, let title):
            (word, meaning) = (kept + String(id), Self.cut(title))
        case .files: (word, meaning) = ("", "files")
        }
    }

    private static func cut(_ title: String) -> String {
        let prefix = title.prefix(maxMeaningLength)
        return prefix.endIndex == title.endIndex ? title : "\(prefix)…"
    }
}

extension CompletionRequest.BashWord {
    /// Returns the row with the text that bash inserts, or `nil` if bash can't insert it.
    fileprivate func replacement(of row: SuggestWordsDisplay.Row) -> SuggestWordsDisplay.Row? {
        replacement(for: row.word).map { SuggestWordsDisplay.Row(word: $0, meaning: row.meaning) }
    }
}
