/// Formats suggestions for zsh and fish.
final class SuggestWordsPresenter {
    private let view: any SuggestWordsViewing
    private let interactor: any SuggestWordsInteracting

    init(view: any SuggestWordsViewing, interactor: any SuggestWordsInteracting) {
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
