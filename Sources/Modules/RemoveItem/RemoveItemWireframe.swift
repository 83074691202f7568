package import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class RemoveItemWireframe {
    private let surroundings: Surroundings

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(RemoveItemCommand.command, change: { RemoveItemWireframe($1).remove($0) })
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any RemoveItemModule {
        let interactor = RemoveItemInteractor(
            dataManager: RemoveItemDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = RemoveItemJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ChangeView = surroundings.view(RemoveItemView.init, plain: RemoveItemPlainView.init)
        let presenter = RemoveItemPresenter(view: view, interactor: interactor)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = surroundings.delegate
        return presenter
    }
}

extension RemoveItemWireframe: RemoveItemModule {
    package func remove(_ choice: ItemChoice) {
        present().remove(choice)
    }
}
