/// Formats suggestions for bash, which inserts words unquoted and may replace only part of a word.
final class SuggestWordsBashPresenter {
    private let view: any SuggestWordsViewing
    private let interactor: any SuggestWordsInteracting
    private let line: SuggestWordsBashLine

    init(view: any SuggestWordsViewing, interactor: any SuggestWordsInteracting, line: SuggestWordsBashLine) {
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

    /// Returns the row with the word quoted, or `nil` if it can't be quoted.
    private func fitted(_ row: SuggestWordsDisplay.Row) -> SuggestWordsDisplay.Row? {
        let part = row.word.dropFirst(row.word.hasPrefix(line.kept) ? line.kept.count : 0)
        guard let word = quoted(part) else { return nil }
        return SuggestWordsDisplay.Row(word: word, meaning: row.meaning)
    }

    /// Quotes the word scalar by scalar, because bash doesn't know grapheme clusters.
    private func quoted(_ word: Substring) -> String? {
        switch line.openQuote {
        case nil:
            SuggestWordsBashPresenter.escaped(word) { SuggestWordsBashPresenter.isPlain($0) ? "" : "\\" }
        case "'":
            SuggestWordsBashPresenter.escaped(word) { $0 == "'" ? #"'\'"# : "" }
        default:
            // History expansion applies within double quotes, where "!" can't be escaped.
            word.unicodeScalars.contains("!")
                ? nil : SuggestWordsBashPresenter.escaped(word) { "\"$`\\".unicodeScalars.contains($0) ? "\\" : "" }
        }
    }

    private static func escaped(_ word: Substring, prefix: (Unicode.Scalar) -> String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in word.unicodeScalars {
            escaped.append(contentsOf: prefix(scalar).unicodeScalars)
            escaped.append(scalar)
        }
        return String(escaped)
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "-_+,.:/@%=".unicodeScalars.contains(scalar)
    }
}
