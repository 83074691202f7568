import Boundary
import Terminal
package import Wiring

/// Builds the module.
package final class ListUpcomingWireframe {
    let presenter: ListUpcomingPresenter

    /// For another module, which shows the list among other things.
    package convenience init(within surroundings: Surroundings, example: String) {
        let view = ListUpcomingEmbeddedView(ListUpcomingWireframe.makeView(surroundings), on: surroundings.console)
        self.init(surroundings, view: view, example: example)
    }

    /// The example shows how to add something where nothing is yet.
    init(_ surroundings: Surroundings, view: any ListUpcomingShowing, example: String) {
        let interactor = ListUpcomingWireframe.makeInteractor(surroundings)
        presenter = ListUpcomingPresenter(
            view: view,
            interactor: interactor,
            example: example,
            calendar: surroundings.calendar
        )
        interactor.output = presenter
    }

    package static var useCase: UseCase {
        UseCase(ListUpcomingCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let request = try ListUpcomingCommand.request(from: invocation, dates: surroundings.dates)
            if surroundings.style == .json {
                showDocument(request, surroundings)
            } else {
                let example = "adder add Pay rent fri 5pm +money"
                let view = makeView(surroundings)
                ListUpcomingWireframe(surroundings, view: view, example: example).presenter.show(request)
            }
        }
    }

    private static func showDocument(_ request: ListUpcomingRequest, _ surroundings: Surroundings) {
        let interactor = makeInteractor(surroundings)
        let view = DocumentView(console: surroundings.console)
        let presenter = ListUpcomingJSONPresenter(view: view, interactor: interactor)
        interactor.output = presenter
        presenter.show(request)
    }

    static func makeView(_ surroundings: Surroundings) -> any ListUpcomingShowing {
        surroundings.style == .plain
            ? ListUpcomingPlainView(console: surroundings.console)
            : ListUpcomingView(console: surroundings.console)
    }

    private static func makeInteractor(_ surroundings: Surroundings) -> ListUpcomingInteractor {
        ListUpcomingInteractor(
            dataManager: ListUpcomingDataManager(store: surroundings.store),
            clock: surroundings.clock,
            weekStart: surroundings.weekStart
        )
    }
}

extension ListUpcomingWireframe: ListUpcomingModule {
    package func show(_ request: ListUpcomingRequest) {
        presenter.show(request)
    }

    package func showChanges() {
        presenter.showChanges()
    }
}
