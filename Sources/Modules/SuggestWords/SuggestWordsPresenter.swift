/// Formats suggestions for the completion scripts of zsh and fish, or for bash.
final class SuggestWordsPresenter: SuggestWordsPresenting {
    private let view: any SuggestWordsViewing
    private let bashLine: SuggestWordsBashLine?

    /// - Parameter bashLine: The word at the cursor in bash, or `nil` for other shells.
    init(view: any SuggestWordsViewing, bashLine: SuggestWordsBashLine? = nil) {
        self.view = view
        self.bashLine = bashLine
    }

    func foundWords(_ response: SuggestWordsResponse) {
        let rows = response.entries.map(SuggestWordsDisplay.Row.init)
        view.showWords(SuggestWordsDisplay(rows: bashLine.map { rows.compactMap($0.fitted) } ?? rows))
    }
}

extension SuggestWordsDisplay.Row {
    private static let maxMeaningLength = 60

    init(_ entry: SuggestWordsResponse.Entry) {
        switch entry {
        case .word(let word, let meaning):
            (self.word, self.meaning) = (word, meaning)
        case .id(let kept, let id, let title):
            let prefix = title.prefix(SuggestWordsDisplay.Row.maxMeaningLength)
            word = kept + String(id)
            meaning = prefix.endIndex == title.endIndex ? title : "\(prefix)…"
        case .files:
            (word, meaning) = ("", "files")
        }
    }
}

// MARK: - bash

/// bash inserts words unquoted and may replace only part of a word.
extension SuggestWordsBashLine {
    /// Returns the row with the word quoted, or `nil` if it can't be quoted.
    fileprivate func fitted(_ row: SuggestWordsDisplay.Row) -> SuggestWordsDisplay.Row? {
        let part = row.word.dropFirst(row.word.hasPrefix(kept) ? kept.count : 0)
        guard let word = quoted(part) else { return nil }
        return SuggestWordsDisplay.Row(word: word, meaning: row.meaning)
    }

    /// Quotes the word scalar by scalar, because bash doesn't know grapheme clusters.
    private func quoted(_ word: Substring) -> String? {
        switch openQuote {
        case nil: escaped(word) { isPlain($0) ? "" : "\\" }
        case "'": escaped(word) { $0 == "'" ? #"'\'"# : "" }
        default:
            // History expansion applies within double quotes, where "!" can't be escaped.
            word.unicodeScalars.contains("!")
                ? nil : escaped(word) { "\"$`\\".unicodeScalars.contains($0) ? "\\" : "" }
        }
    }

    private func escaped(_ word: Substring, prefix: (Unicode.Scalar) -> String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in word.unicodeScalars {
            escaped.append(contentsOf: prefix(scalar).unicodeScalars)
            escaped.append(scalar)
        }
        return String(escaped)
    }

    private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "-_+,.:/@%=".unicodeScalars.contains(scalar)
    }
}
