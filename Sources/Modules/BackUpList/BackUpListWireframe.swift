import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class BackUpListWireframe {
    private let surroundings: Surroundings

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(BackUpListCommand.command) { invocation, surroundings throws(Misunderstanding) in
            BackUpListWireframe(surroundings).backUp(try BackUpListCommand.request(from: invocation))
        }
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any BackUpListModule {
        let interactor = BackUpListInteractor(
            dataManager: BackUpListDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = BackUpListJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any BackupsView & BackUpListShowing = surroundings.view(
            BackUpListView.init,
            plain: BackUpListPlainView.init
        )
        let presenter = BackUpListPresenter(view: view, interactor: interactor, calendar: surroundings.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        return presenter
    }
}

extension BackUpListWireframe: BackUpListModule {
    package func backUp(_ request: BackUpListRequest) {
        present().backUp(request)
    }
}
