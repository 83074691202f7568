/// The row for a suggestion, shared by all presenters except JSON.
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
