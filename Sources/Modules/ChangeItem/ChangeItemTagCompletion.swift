import Presentation

extension InputSuggestion {
    /// Completes a tag without a sign, as a plain one and as a place.
    init(tag typed: String, _ complete: (_ word: String) -> InputSuggestion) {
        self.init()
        let words = ["+\(typed)", "@\(typed)"]
        let found = zip(words, words.map(complete)).filter { !$1.insertion.isEmpty || !$1.words.isEmpty }
        if found.count == 1, let (word, only) = found.first, !only.insertion.isEmpty {
            (insertion, replaced) = (word + only.insertion, typed)
        } else {
            replaced = typed
            self.words = found.flatMap { word, only in
                only.words.isEmpty ? [Word("\(word)\(only.insertion)".trimmed)] : only.words
            }
        }
    }
}
