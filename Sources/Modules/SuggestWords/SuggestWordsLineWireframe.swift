package import ModuleKit

/// Builds the module for another module's prompt, once per request.
package final class SuggestWordsLineWireframe: SuggestWordsLineModule {
    private let context: ModuleContext
    private weak var delegate: (any SuggestWordsDelegate)?

    package init(_ context: ModuleContext, delegate: any SuggestWordsDelegate) {
        self.context = context
        self.delegate = delegate
    }

    package func suggest(after typed: String) {
        let query = SuggestWordsCommand.query(after: typed, context.commands)
        let interactor = SuggestWordsWireframe.makeInteractor(context, list: query.list)
        let presenter = SuggestWordsLinePresenter(interactor: interactor, line: query.line)
        interactor.output = presenter
        presenter.delegate = delegate
        presenter.suggest(query.request)
    }
}
