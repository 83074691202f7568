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
