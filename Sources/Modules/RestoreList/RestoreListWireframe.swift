import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class RestoreListWireframe {
    private let surroundings: Surroundings

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(RestoreListCommand.command, read: RestoreListCommand.request) {
            RestoreListWireframe($1).restore($0)
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any RestoreListModule {
        let interactor = RestoreListInteractor(
            dataManager: RestoreListDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = RestoreListJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any BackupsView & RestoreListShowing = surroundings.view(
            RestoreListView.init,
            plain: RestoreListPlainView.init
        )
        let presenter = RestoreListPresenter(view: view, interactor: interactor, calendar: surroundings.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = surroundings.delegate
        return presenter
    }
}

extension RestoreListWireframe: RestoreListModule {
    package func restore(_ request: RestoreListRequest) {
        present().restore(request)
    }
}
