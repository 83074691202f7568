import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ShowItemWireframe {
    private let surroundings: Surroundings

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(ShowItemCommand.command, read: ShowItemCommand.request) { ShowItemWireframe($1).show($0) }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any ShowItemModule {
        let interactor = ShowItemInteractor(
            dataManager: ShowItemDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = ShowItemJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ShowItemShowing = surroundings.view(ShowItemView.init, plain: ShowItemPlainView.init)
        let presenter = ShowItemPresenter(view: view, interactor: interactor, calendar: surroundings.calendar)
        interactor.output = presenter
        return presenter
    }
}

extension ShowItemWireframe: ShowItemModule {
    package func show(_ request: ShowItemRequest) {
        present().show(request)
    }
}
