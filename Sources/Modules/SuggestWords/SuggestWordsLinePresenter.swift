/// Passes suggestions to the module that reads the line: the text to insert, or the words to choose from.
final class SuggestWordsLinePresenter: SuggestWordsPresenting {
    private weak var delegate: (any SuggestWordsDelegate)?
    private let interactor: any SuggestWordsInteracting
    private let line: SuggestWordsTypedLine

    init(
        line: SuggestWordsTypedLine,
        interactor: any SuggestWordsInteracting,
        delegate: any SuggestWordsDelegate
    ) {
        self.line = line
        self.interactor = interactor
        self.delegate = delegate
    }

    func suggest(_ request: SuggestWordsRequest) {
        interactor.findWords(request)
    }
}

extension SuggestWordsLinePresenter: SuggestWordsInteractorOutput {
    func foundWords(_ response: SuggestWordsResponse) {
        let rows = response.entries.map(SuggestWordsDisplay.Row.init).filter { $0.word.hasPrefix(line.beginning) }
        if rows.count == 1, !response.isCut, let word = rows.first?.word {
            let end = line.openQuote.map { "\($0) " } ?? " "
            return report(remainder(of: word) + (":=,./".contains(word.last ?? " ") ? "" : end))
        }
        let common = canInsertCommonPrefix(response) ? remainder(of: commonPrefix(rows.map(\.word))) : ""
        report(common, common.isEmpty ? rows.map { SuggestedWord($0.word, $0.meaning) } : [])
    }

    private func report(_ insertion: String, _ words: [SuggestedWord] = []) {
        delegate?.didSuggest(insertion, words)
    }

    /// The common prefix of ids means nothing, and that of an incomplete set of words may be wrong.
    private func canInsertCommonPrefix(_ response: SuggestWordsResponse) -> Bool {
        !response.isCut
            && !response.entries.contains { if case .id = $0 { true } else { false } }
    }

    private func commonPrefix(_ words: [String]) -> String {
        guard let first = words.first else { return line.beginning }
        return words.dropFirst().reduce(first) { prefix, word in
            String(zip(prefix, word).prefix { $0 == $1 }.map(\.0))
        }
    }

    /// Returns the untyped end of the word, escaped so that the line reads it as part of one word.
    private func remainder(of word: String) -> String {
        var remainder = ""
        for character in word.dropFirst(line.beginning.count) {
            if line.mustEscape(character) { remainder += "\\" }
            remainder.append(character)
        }
        return remainder
    }
}

extension SuggestWordsTypedLine {
    fileprivate func mustEscape(_ character: Character) -> Bool {
        switch openQuote {
        case nil: character.isWhitespace || "'\"\\".contains(character)
        case "\"": "\"\\".contains(character)
        default: false
        }
    }
}
