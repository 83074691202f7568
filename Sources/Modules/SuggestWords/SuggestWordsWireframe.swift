import DataStore
import Grammar
package import ModuleKit
import Terminal

/// Builds the module.
package final class SuggestWordsWireframe {
    let module: any SuggestWordsModule

    init(_ context: ModuleContext, list: String?, bashLine: SuggestWordsBashLine?) {
        let interactor = SuggestWordsWireframe.makeInteractor(context, list: list)
        let view = SuggestWordsView(console: context.console)
        if context.style == .json {
            let view = DocumentView(console: context.console)
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

    /// - Parameter list: The list given on the line being completed; `nil` for the list of the context.
    static func makeInteractor(_ context: ModuleContext, list: String?) -> SuggestWordsInteractor {
        let store = list.map { Store(StoreFile(path: $0)) } ?? context.store
        return SuggestWordsInteractor(dataManager: SuggestWordsDataManager(store: store.withTimeout(seconds: 0.1)))
    }

    package static var useCase: UseCase {
        UseCase(SuggestWordsCommand.command, kind: .tolerant) { invocation, context throws(InputError) in
            let query = SuggestWordsCommand.query(from: invocation, context.commands)
            SuggestWordsWireframe(context, list: query.list, bashLine: query.bashLine).module.suggest(query.request)
        }
    }
}
