import Boundary

/// Tells a shell what it can offer.
final class SuggestWordsPresenter {
    private let view: any SuggestWordsShowing
    private let interactor: any SuggestWordsInteracting

    init(view: any SuggestWordsShowing, interactor: any SuggestWordsInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension SuggestWordsPresenter: SuggestWordsModule {
    func suggest(_ request: SuggestWordsRequest) {
        interactor.findWords(request)
    }
}

extension SuggestWordsPresenter: SuggestWordsInteractorOutput {
    func foundWords(_ response: SuggestWordsResponse) {
        view.showWords(SuggestWordsDisplay(rows: response.entries.map(SuggestWordsDisplay.Row.init)))
    }
}

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
