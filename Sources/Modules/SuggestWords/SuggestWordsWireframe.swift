import Boundary
import DataStore
import Terminal
package import Wiring

/// Builds the module.
package final class SuggestWordsWireframe {
    /// Kept until the words are shown.
    let module: any SuggestWordsModule

    init(_ surroundings: Surroundings, list: String?, bashLine: SuggestWordsBashLine?) {
        let interactor = SuggestWordsWireframe.makeInteractor(surroundings, list: list)
        let view = SuggestWordsView(console: surroundings.console)
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = SuggestWordsJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            module = presenter
        } else if let bashLine {
            let presenter = SuggestWordsBashPresenter(view: view, interactor: interactor, line: bashLine)
            interactor.output = presenter
            module = presenter
        } else {
            let presenter = SuggestWordsPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            module = presenter
        }
    }

    /// The list may be another one than that of the surroundings.
    static func makeInteractor(_ surroundings: Surroundings, list: String?) -> SuggestWordsInteractor {
        let store = list.map { Store(StoreFile(path: $0)) } ?? surroundings.store
        return SuggestWordsInteractor(dataManager: SuggestWordsDataManager(store: store.hurried))
    }

    package static var useCase: UseCase {
        UseCase(SuggestWordsCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let wish = SuggestWordsCommand.wish(from: invocation, surroundings.commands)
            SuggestWordsWireframe(surroundings, list: wish.list, bashLine: wish.bashLine).module.suggest(wish.request)
        }
    }
}
