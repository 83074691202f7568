import Boundary
import Entities
import Terminal
package import Wiring

/// Builds the module.
package final class ChangeItemWireframe {
    private let surroundings: Surroundings
    private weak var delegate: (any ChangeItemDelegate)?

    package init(_ surroundings: Surroundings, delegate: (any ChangeItemDelegate)? = nil) {
        self.surroundings = surroundings
        self.delegate = delegate
    }

    package static var useCase: UseCase {
        UseCase(ChangeItemCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let request = try ChangeItemCommand.request(from: invocation, dates: surroundings.dates)
            ChangeItemWireframe(surroundings).change(request)
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any ChangeItemModule {
        let interactor = makeInteractor()
        let console = surroundings.console
        if surroundings.style == .json {
            let presenter = ChangeItemJSONPresenter(view: DocumentView(console: console), interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ChangeView =
            surroundings.style == .plain ? ChangeItemPlainView(console: console) : ChangeItemView(console: console)
        let presenter = ChangeItemPresenter(view: view, interactor: interactor, calendar: surroundings.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = delegate
        return presenter
    }

    private func makeInteractor() -> ChangeItemInteractor {
        ChangeItemInteractor(
            dataManager: ChangeItemDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
    }
}

extension ChangeItemWireframe: ChangeItemModule {
    package func change(_ request: ChangeItemRequest) {
        present().change(request)
    }
}
