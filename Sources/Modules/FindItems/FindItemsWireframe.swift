import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class FindItemsWireframe {
    private let surroundings: Surroundings

    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(FindItemsCommand.command) { invocation, surroundings throws(Misunderstanding) in
            FindItemsWireframe(surroundings).show(try FindItemsCommand.request(from: invocation))
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any FindItemsModule {
        let interactor = FindItemsInteractor(
            dataManager: FindItemsDataManager(store: surroundings.store),
            clock: surroundings.clock,
            weekStart: surroundings.weekStart
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = FindItemsJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any FindItemsShowing = surroundings.view(FindItemsView.init, plain: FindItemsPlainView.init)
        let presenter = FindItemsPresenter(view: view, interactor: interactor, calendar: surroundings.calendar)
        interactor.output = presenter
        return presenter
    }
}

extension FindItemsWireframe: FindItemsModule {
    package func show(_ request: FindItemsRequest) {
        present().show(request)
    }
}
