package import Wiring

/// Builds the module anew for each line, for the one that has lines typed.
package final class SuggestWordsLineWireframe: SuggestWordsLineModule {
    private let surroundings: Surroundings
    private weak var delegate: (any SuggestWordsDelegate)?

    package init(_ surroundings: Surroundings, delegate: any SuggestWordsDelegate) {
        self.surroundings = surroundings
        self.delegate = delegate
    }

    package func suggest(after typed: String) {
        let wish = SuggestWordsCommand.wish(after: typed, surroundings.commands)
        let interactor = SuggestWordsWireframe.makeInteractor(surroundings, list: wish.list)
        let presenter = SuggestWordsLinePresenter(interactor: interactor, line: wish.line)
        interactor.output = presenter
        presenter.delegate = delegate
        presenter.suggest(wish.request)
    }
}
