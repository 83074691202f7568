package import ModuleKit
import Terminal

/// Builds the module.
package final class ListTagsWireframe {
    private let context: ModuleContext

    init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(ListTagsCommand.command, read: ListTagsCommand.request) { ListTagsWireframe($1).show($0) }
    }

    /// Returns the connected module; the caller retains it.
    func present() -> any ListTagsModule {
        let interactor = ListTagsInteractor(
            dataManager: ListTagsDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = ListTagsJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ListTagsViewing = context.view(ListTagsView.init, plain: ListTagsPlainView.init)
        let presenter = ListTagsPresenter(view: view, interactor: interactor)
        interactor.output = presenter
        return presenter
    }
}

extension ListTagsWireframe: ListTagsModule {
    package func show(_ request: ListTagsRequest) {
        present().show(request)
    }
}
