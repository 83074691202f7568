package import Boundary
import Entities
import Terminal
package import Wiring

/// Builds the module.
package final class CompleteItemWireframe {
    private let surroundings: Surroundings

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(CompleteItemCommand.command, change: { CompleteItemWireframe($1).complete($0) })
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any CompleteItemModule {
        let interactor = CompleteItemInteractor(
            dataManager: CompleteItemDataManager(store: surroundings.store),
            clock: surroundings.clock,
            makeUUID: surroundings.makeUUID
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = CompleteItemJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ChangeView = surroundings.view(CompleteItemView.init, plain: CompleteItemPlainView.init)
        let presenter = CompleteItemPresenter(view: view, interactor: interactor, calendar: surroundings.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = surroundings.delegate
        return presenter
    }
}

extension CompleteItemWireframe: CompleteItemModule {
    package func complete(_ choice: ItemChoice) {
        present().complete(choice)
    }
}
