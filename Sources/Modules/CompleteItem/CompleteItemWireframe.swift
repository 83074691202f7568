package import Boundary
import Entities
import Terminal
package import Wiring

/// Builds the module.
package final class CompleteItemWireframe {
    private let surroundings: Surroundings
    private weak var delegate: (any CompleteItemDelegate)?

    package init(_ surroundings: Surroundings, delegate: (any CompleteItemDelegate)? = nil) {
        self.surroundings = surroundings
        self.delegate = delegate
    }

    package static var useCase: UseCase {
        UseCase(CompleteItemCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let choice = try CompleteItemCommand.choice(from: invocation, dates: surroundings.dates)
            CompleteItemWireframe(surroundings).complete(choice)
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any CompleteItemModule {
        let interactor = makeInteractor()
        let console = surroundings.console
        switch surroundings.style {
        case .json:
            let presenter = CompleteItemJSONPresenter(view: DocumentView(console: console), interactor: interactor)
            interactor.output = presenter
            return presenter
        case .columns:
            return present(CompleteItemView(console: console), interactor)
        case .plain:
            return present(CompleteItemPlainView(console: console), interactor)
        }
    }

    private func present(
        _ view: some ChangeView & CompleteItemShowing,
        _ interactor: CompleteItemInteractor
    ) -> CompleteItemPresenter {
        let presenter = CompleteItemPresenter(view: view, interactor: interactor)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = delegate
        return presenter
    }

    private func makeInteractor() -> CompleteItemInteractor {
        CompleteItemInteractor(
            dataManager: CompleteItemDataManager(store: surroundings.store),
            clock: surroundings.clock,
            makeUUID: surroundings.makeUUID
        )
    }
}

extension CompleteItemWireframe: CompleteItemModule {
    package func complete(_ choice: ItemChoice) {
        present().complete(choice)
    }
}
