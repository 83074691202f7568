import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class EditItemWireframe {
    private let surroundings: Surroundings

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(EditItemCommand.command) { invocation, surroundings throws(Misunderstanding) in
            EditItemWireframe(surroundings).edit(try EditItemCommand.request(from: invocation))
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> EditItemPresenter {
        let interactor = EditItemInteractor(
            dataManager: EditItemDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        let console = surroundings.console
        let view = surroundings.style == .plain ? EditItemPlainView(console: console) : EditItemView(console: console)
        let presenter = makePresenter(view, interactor)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = surroundings.delegate
        return presenter
    }

    private func makePresenter(_ view: EditItemView, _ interactor: EditItemInteractor) -> EditItemPresenter {
        let reader = EditItemReader(dates: { [surroundings] in surroundings.dates })
        guard surroundings.style == .json else {
            return EditItemPresenter(
                view: view,
                interactor: interactor,
                reader: reader,
                calendar: surroundings.calendar
            )
        }
        return EditItemJSONPresenter(
            document: DocumentView(console: surroundings.console),
            view: view,
            interactor: interactor,
            reader: reader
        )
    }
}

extension EditItemWireframe: EditItemModule {
    package func edit(_ request: EditItemRequest) {
        present().edit(request)
    }
}
