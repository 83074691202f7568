import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ListProjectsWireframe {
    private let surroundings: Surroundings

    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(ListProjectsCommand.command, read: ListProjectsCommand.request) { ListProjectsWireframe($1).show($0) }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any ListProjectsModule {
        let interactor = ListProjectsInteractor(
            dataManager: ListProjectsDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = ListProjectsJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ListProjectsShowing = surroundings.view(ListProjectsView.init, plain: ListProjectsPlainView.init)
        let presenter = ListProjectsPresenter(view: view, interactor: interactor)
        interactor.output = presenter
        return presenter
    }
}

extension ListProjectsWireframe: ListProjectsModule {
    package func show(_ request: ListProjectsRequest) {
        present().show(request)
    }
}
