package import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ReopenItemWireframe {
    private let surroundings: Surroundings

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(ReopenItemCommand.command, change: { ReopenItemWireframe($1).reopen($0) })
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any ReopenItemModule {
        let interactor = ReopenItemInteractor(
            dataManager: ReopenItemDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = ReopenItemJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ChangeView = surroundings.view(ReopenItemView.init, plain: ReopenItemPlainView.init)
        let presenter = ReopenItemPresenter(view: view, interactor: interactor, calendar: surroundings.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = surroundings.delegate
        return presenter
    }
}

extension ReopenItemWireframe: ReopenItemModule {
    package func reopen(_ choice: ItemChoice) {
        present().reopen(choice)
    }
}
