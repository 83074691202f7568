import Boundary
import Entities
import Terminal
package import Wiring

/// Builds the module.
package final class ChangeItemWireframe {
    private let surroundings: Surroundings

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(ChangeItemCommand.command, read: ChangeItemCommand.request) { ChangeItemWireframe($1).change($0) }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any ChangeItemModule {
        let interactor = ChangeItemInteractor(
            dataManager: ChangeItemDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = ChangeItemJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ChangeView = surroundings.view(ChangeItemView.init, plain: ChangeItemPlainView.init)
        let presenter = ChangeItemPresenter(view: view, interactor: interactor, calendar: surroundings.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = surroundings.delegate
        return presenter
    }
}

extension ChangeItemWireframe: ChangeItemModule {
    package func change(_ request: ChangeItemRequest) {
        present().change(request)
    }
}
