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
        UseCase(ShowItemCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let request = try ShowItemCommand.request(from: invocation, dates: surroundings.dates)
            ShowItemWireframe(surroundings).show(request)
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any ShowItemModule {
        let interactor = ShowItemInteractor(
            dataManager: ShowItemDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        let console = surroundings.console
        switch surroundings.style {
        case .json:
            let presenter = ShowItemJSONPresenter(view: DocumentView(console: console), interactor: interactor)
            interactor.output = presenter
            return presenter
        case .columns:
            return present(ShowItemView(console: console), interactor)
        case .plain:
            return present(ShowItemPlainView(console: console), interactor)
        }
    }

    private func present(_ view: any ShowItemShowing, _ interactor: ShowItemInteractor) -> ShowItemPresenter {
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
