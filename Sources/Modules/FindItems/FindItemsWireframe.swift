import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class FindItemsWireframe {
    let presenter: any FindItemsModule

    init(_ surroundings: Surroundings) {
        let interactor = FindItemsInteractor(
            dataManager: FindItemsDataManager(store: surroundings.store),
            clock: surroundings.clock,
            weekStart: surroundings.weekStart
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = FindItemsJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            self.presenter = presenter
        } else {
            let view = FindItemsWireframe.makeView(surroundings)
            let presenter = FindItemsPresenter(
                view: view,
                interactor: interactor,
                calendar: surroundings.calendar
            )
            interactor.output = presenter
            self.presenter = presenter
        }
    }

    package static var useCase: UseCase {
        UseCase(FindItemsCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let request = try FindItemsCommand.request(from: invocation)
            FindItemsWireframe(surroundings).presenter.show(request)
        }
    }

    private static func makeView(_ surroundings: Surroundings) -> any FindItemsShowing {
        surroundings.style == .plain
            ? FindItemsPlainView(console: surroundings.console) : FindItemsView(console: surroundings.console)
    }
}
