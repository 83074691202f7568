import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ListProjectsWireframe {
    let presenter: any ListProjectsModule

    init(_ surroundings: Surroundings) {
        let console = surroundings.console
        let interactor = ListProjectsInteractor(
            dataManager: ListProjectsDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let presenter = ListProjectsJSONPresenter(view: DocumentView(console: console), interactor: interactor)
            interactor.output = presenter
            self.presenter = presenter
        } else {
            let view: any CountsShowing =
                surroundings.style == .plain
                ? ListProjectsPlainView(console: console) : ListProjectsView(console: console)
            let presenter = ListProjectsPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            self.presenter = presenter
        }
    }

    package static var useCase: UseCase {
        UseCase(ListProjectsCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let request = try ListProjectsCommand.request(from: invocation, dates: surroundings.dates)
            ListProjectsWireframe(surroundings).presenter.show(request)
        }
    }
}
