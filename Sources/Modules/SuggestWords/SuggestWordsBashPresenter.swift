import Boundary

/// Tells bash, which puts words into the line as they are and takes a part of a word for the whole.
final class SuggestWordsBashPresenter {
    private let view: any SuggestWordsShowing
    private let interactor: any SuggestWordsInteracting
    private let line: SuggestWordsBashLine

    init(view: any SuggestWordsShowing, interactor: any SuggestWordsInteracting, line: SuggestWordsBashLine) {
        self.view = view
        self.interactor = interactor
        self.line = line
    }
}

extension SuggestWordsBashPresenter: SuggestWordsModule {
    func suggest(_ request: SuggestWordsRequest) {
        interactor.findWords(request)
    }
}

extension SuggestWordsBashPresenter: SuggestWordsInteractorOutput {
    func foundWords(_ response: SuggestWordsResponse) {
        let rows = response.entries.map(SuggestWordsDisplay.Row.init)
        view.showWords(SuggestWordsDisplay(rows: rows.compactMap(fitted)))
    }

    /// Nil for a word that cannot be written there.
    private func fitted(_ row: SuggestWordsDisplay.Row) -> SuggestWordsDisplay.Row? {
        let part = row.word.dropFirst(row.word.hasPrefix(line.kept) ? line.kept.count : 0)
        guard let word = quoted(part) else { return nil }
        return SuggestWordsDisplay.Row(word: word, meaning: row.meaning)
    }

    /// So that nothing in a name is more than a letter to bash, which looks at scalars and not at what they join into.
    private func quoted(_ word: Substring) -> String? {
        switch line.openQuote {
        case nil:
            SuggestWordsBashPresenter.escaped(word) { SuggestWordsBashPresenter.isPlain($0) ? "" : "\\" }
        case "'":
            SuggestWordsBashPresenter.escaped(word) { $0 == "'" ? #"'\'"# : "" }
        default:
            // Within double quotes the mark of the history cannot be written.
            word.unicodeScalars.contains("!")
                ? nil : SuggestWordsBashPresenter.escaped(word) { "\"$`\\".unicodeScalars.contains($0) ? "\\" : "" }
        }
    }

    private static func escaped(_ word: Substring, front: (Unicode.Scalar) -> String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in word.unicodeScalars {
            escaped.append(contentsOf: front(scalar).unicodeScalars)
            escaped.append(scalar)
        }
        return String(escaped)
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "-_+,.:/@%=".unicodeScalars.contains(scalar)
    }
}
