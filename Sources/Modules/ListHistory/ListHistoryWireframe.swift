import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ListHistoryWireframe {
    private let surroundings: Surroundings

    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(ListHistoryCommand.command) { invocation, surroundings throws(Misunderstanding) in
            ListHistoryWireframe(surroundings).show(try ListHistoryCommand.request(from: invocation))
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any ListHistoryModule {
        let interactor = ListHistoryInteractor(
            dataManager: ListHistoryDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = ListHistoryJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let presenter = ListHistoryPresenter(
            view: surroundings.view(ListHistoryView.init, plain: ListHistoryPlainView.init),
            interactor: interactor,
            calendar: surroundings.calendar,
            screenful: surroundings.console.width == nil ? nil : ListHistoryCommand.screenful
        )
        interactor.output = presenter
        return presenter
    }
}

extension ListHistoryWireframe: ListHistoryModule {
    package func show(_ request: ListHistoryRequest) {
        present().show(request)
    }
}
