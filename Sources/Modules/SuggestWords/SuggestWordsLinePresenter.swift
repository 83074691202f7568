import Boundary

/// Tells another module, whose line has adder's own quotes: what goes on in it, or what there is to choose from.
final class SuggestWordsLinePresenter {
    weak var delegate: (any SuggestWordsDelegate)?
    private let interactor: any SuggestWordsInteracting
    private let line: SuggestWordsTypedLine

    init(interactor: any SuggestWordsInteracting, line: SuggestWordsTypedLine) {
        self.interactor = interactor
        self.line = line
    }
}

extension SuggestWordsLinePresenter: SuggestWordsModule {
    func suggest(_ request: SuggestWordsRequest) {
        interactor.findWords(request)
    }
}

extension SuggestWordsLinePresenter: SuggestWordsInteractorOutput {
    func foundWords(_ response: SuggestWordsResponse) {
        // The names of files are no words of ours.
        let words = response.entries.filter { $0 != .files }
        let rows = words.map(SuggestWordsDisplay.Row.init).filter { $0.word.hasPrefix(line.beginning) }
        if rows.count == 1, !response.isCut, let word = rows.first?.word {
            let end = line.openQuote.map { "\($0) " } ?? " "
            return tell(rest(of: word) + (":=,.".contains(word.last ?? " ") ? "" : end))
        }
        let more = goesOn(response) ? rest(of: common(rows.map(\.word))) : ""
        tell(more, more.isEmpty ? rows.map { SuggestedWord($0.word, $0.meaning) } : [])
    }

    private func tell(_ insertion: String, _ words: [SuggestedWord] = []) {
        delegate?.didSuggest(insertion, words)
    }

    /// Numbers have nothing in common that anyone means, and of words that were not all found nobody knows what has.
    private func goesOn(_ response: SuggestWordsResponse) -> Bool {
        !response.isCut
            && !response.entries.contains { if case .id = $0 { true } else { false } }
    }

    private func common(_ words: [String]) -> String {
        guard let first = words.first else { return line.beginning }
        return words.dropFirst().reduce(first) { front, word in
            String(zip(front, word).prefix { $0 == $1 }.map(\.0))
        }
    }

    /// What is not typed yet, so that it stays one word with the meaning that it has.
    private func rest(of word: String) -> String {
        var rest = ""
        for character in word.dropFirst(line.beginning.count) {
            if line.hasToMark(character) { rest += "\\" }
            rest.append(character)
        }
        return rest
    }
}

extension SuggestWordsTypedLine {
    fileprivate func hasToMark(_ character: Character) -> Bool {
        switch openQuote {
        case nil: character.isWhitespace || "'\"\\".contains(character)
        case "\"": "\"\\".contains(character)
        default: false
        }
    }
}
