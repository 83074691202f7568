/// A word and its meaning, as all that offer words in columns show them.
extension SuggestWordsDisplay.Row {
    /// A title may be longer than anyone wants to see beside a word.
    private static let longestMeaning = 60

    init(_ entry: SuggestWordsResponse.Entry) {
        switch entry {
        case .word(let word, let meaning):
            (self.word, self.meaning) = (word, meaning)
        case .id(let kept, let id, let title):
            let front = title.prefix(SuggestWordsDisplay.Row.longestMeaning)
            word = kept + String(id)
            meaning = front.endIndex == title.endIndex ? title : "\(front)…"
        case .files:
            (word, meaning) = ("", "files")
        }
    }
}
