package import AddItem
import Boundary
import Terminal
package import Wiring

/// Builds the module, and presents AddItem from it.
package final class ListUpcomingWireframe {
    package typealias AddItemMaker = (any AddItemDelegate) -> any AddItemModule

    private let surroundings: Surroundings
    let presenter: ListUpcomingPresenter
    private let makeAddItem: AddItemMaker?
    private var addItem: (any AddItemModule)?

    init(_ surroundings: Surroundings, view: any ListUpcomingShowing, makeAddItem: AddItemMaker? = nil) {
        self.surroundings = surroundings
        self.makeAddItem = makeAddItem
        let interactor = ListUpcomingWireframe.makeInteractor(surroundings)
        presenter = ListUpcomingPresenter(view: view, interactor: interactor)
        interactor.output = presenter
        presenter.router = self
    }

    package static var useCase: UseCase {
        UseCase(ListUpcomingCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let request = try ListUpcomingCommand.request(from: invocation, dates: surroundings.dates)
            if surroundings.style == .json {
                showDocument(request, surroundings)
            } else {
                ListUpcomingWireframe(surroundings, view: makeList(surroundings)).presenter.show(request)
            }
        }
    }

    /// Shows the list and stays until the person leaves it.
    package static func openHome(_ surroundings: Surroundings, makeAddItem: @escaping AddItemMaker) {
        let view = ListUpcomingHomeView(console: surroundings.console, list: makeList(surroundings))
        let wireframe = ListUpcomingWireframe(surroundings, view: view, makeAddItem: makeAddItem)
        view.eventHandler = wireframe.presenter
        wireframe.presenter.show(ListUpcomingRequest())
        view.stayOpen()
    }

    private static func showDocument(_ request: ListUpcomingRequest, _ surroundings: Surroundings) {
        let interactor = makeInteractor(surroundings)
        let view = DocumentView(console: surroundings.console)
        let presenter = ListUpcomingJSONPresenter(view: view, interactor: interactor)
        interactor.output = presenter
        presenter.show(request)
    }

    private static func makeList(_ surroundings: Surroundings) -> any ListUpcomingShowing {
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

extension ListUpcomingWireframe: ListUpcomingRouting {
    func presentAddItem(_ text: String?) {
        addItem = makeAddItem?(presenter)
        if let text { addItem?.add(line: text) } else { addItem?.askForItem() }
        addItem = nil
    }
}

extension ListUpcomingPresenter: AddItemDelegate {
    package func didAddItems(_ ids: [Int]) {
        didAskToRefresh()
    }

    package func didNotAddItem() {}
}
