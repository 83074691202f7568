import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ListHistoryWireframe {
    let presenter: any ListHistoryModule

    init(_ surroundings: Surroundings) {
        let interactor = ListHistoryInteractor(
            dataManager: ListHistoryDataManager(store: surroundings.store),
            clock: surroundings.clock
        )
        if surroundings.style == .json {
            let view = DocumentView(console: surroundings.console)
            let presenter = ListHistoryJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            self.presenter = presenter
        } else {
            let presenter = ListHistoryPresenter(
                view: ListHistoryWireframe.makeView(surroundings),
                interactor: interactor,
                calendar: surroundings.calendar,
                screenful: surroundings.console.width == nil ? nil : ListHistoryCommand.screenful
            )
            interactor.output = presenter
            self.presenter = presenter
        }
    }

    package static var useCase: UseCase {
        UseCase(ListHistoryCommand.command) { invocation, surroundings throws(Misunderstanding) in
            ListHistoryWireframe(surroundings).presenter.show(try ListHistoryCommand.request(from: invocation))
        }
    }

    private static func makeView(_ surroundings: Surroundings) -> any ListHistoryShowing {
        surroundings.style == .plain
            ? ListHistoryPlainView(console: surroundings.console) : ListHistoryView(console: surroundings.console)
    }
}
