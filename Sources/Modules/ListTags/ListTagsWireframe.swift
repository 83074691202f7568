import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ListTagsWireframe {
    private let surroundings: Surroundings

    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(ListTagsCommand.command, read: ListTagsCommand.request) { ListTagsWireframe($1).show($0) }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any ListTagsModule {
        let interactor = ListTagsInteractor(
            dataManager: ListTagsDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = ListTagsJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ListTagsShowing = surroundings.view(ListTagsView.init, plain: ListTagsPlainView.init)
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
