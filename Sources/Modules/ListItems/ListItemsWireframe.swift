import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ListItemsWireframe {
    let presenter: any ListItemsModule

    init(_ surroundings: Surroundings) {
        let interactor = ListItemsInteractor(
            dataManager: ListItemsDataManager(store: surroundings.store),
            clock: surroundings.clock,
            weekStart: surroundings.weekStart
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = ListItemsJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            self.presenter = presenter
        } else {
            let view = ListItemsWireframe.makeView(surroundings)
            let presenter = ListItemsPresenter(
                view: view,
                interactor: interactor,
                calendar: surroundings.calendar
            )
            interactor.output = presenter
            self.presenter = presenter
        }
    }

    package static var useCase: UseCase {
        UseCase(ListItemsCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let request = try ListItemsCommand.request(from: invocation, dates: surroundings.dates)
            ListItemsWireframe(surroundings).presenter.show(request)
        }
    }

    private static func makeView(_ surroundings: Surroundings) -> any ListItemsShowing {
        surroundings.style == .plain
            ? ListItemsPlainView(console: surroundings.console) : ListItemsView(console: surroundings.console)
    }
}
