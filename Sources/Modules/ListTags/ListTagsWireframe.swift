import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ListTagsWireframe {
    let presenter: any ListTagsModule

    init(_ surroundings: Surroundings) {
        let console = surroundings.console
        let interactor = ListTagsInteractor(
            dataManager: ListTagsDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let presenter = ListTagsJSONPresenter(view: DocumentView(console: console), interactor: interactor)
            interactor.output = presenter
            self.presenter = presenter
        } else {
            let view: any CountsShowing =
                surroundings.style == .plain ? ListTagsPlainView(console: console) : ListTagsView(console: console)
            let presenter = ListTagsPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            self.presenter = presenter
        }
    }

    package static var useCase: UseCase {
        UseCase(ListTagsCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let request = try ListTagsCommand.request(from: invocation, dates: surroundings.dates)
            ListTagsWireframe(surroundings).presenter.show(request)
        }
    }
}
