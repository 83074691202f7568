import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ListItemsWireframe {
    private let surroundings: Surroundings

    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(ListItemsCommand.command, read: ListItemsCommand.request) { ListItemsWireframe($1).show($0) }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any ListItemsModule {
        let interactor = ListItemsInteractor(
            dataManager: ListItemsDataManager(store: surroundings.store),
            clock: surroundings.clock,
            weekStart: surroundings.weekStart
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = ListItemsJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ListItemsShowing = surroundings.view(ListItemsView.init, plain: ListItemsPlainView.init)
        let presenter = ListItemsPresenter(view: view, interactor: interactor, calendar: surroundings.calendar)
        interactor.output = presenter
        return presenter
    }
}

extension ListItemsWireframe: ListItemsModule {
    package func show(_ request: ListItemsRequest) {
        present().show(request)
    }
}
