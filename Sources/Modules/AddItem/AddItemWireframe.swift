import Boundary
import Entities
import Terminal
package import Wiring

/// Builds the module anew each time it is presented, and lets go of it when it has done its work.
package final class AddItemWireframe {
    private let surroundings: Surroundings
    private var presenter: AddItemPresenter?

    package init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    package static var useCase: UseCase {
        UseCase(AddItemCommand.command) { invocation, surroundings throws(Misunderstanding) in
            let wireframe = AddItemWireframe(surroundings)
            let canAsk = surroundings.console.canAsk && surroundings.style != .json
            switch try AddItemCommand.wish(from: invocation, canAsk: canAsk, dates: surroundings.dates) {
            case .ask: wireframe.askForItem()
            case .add(let request): wireframe.add(request)
            }
        }
    }

    private func add(_ request: AddItemRequest) {
        guard surroundings.style == .json else { return present(surroundings).add(request) }
        let interactor = AddItemWireframe.makeInteractor(surroundings)
        let presenter = AddItemJSONPresenter(view: DocumentView(console: surroundings.console), interactor: interactor)
        interactor.output = presenter
        presenter.add(request)
    }

    /// The roles, connected; alive until the module is left.
    func present(_ surroundings: Surroundings) -> AddItemPresenter {
        let interactor = AddItemWireframe.makeInteractor(surroundings)
        let console = surroundings.console
        let view = surroundings.style == .plain ? AddItemPlainView(console: console) : AddItemView(console: console)
        let presenter = AddItemPresenter(
            view: view,
            interactor: interactor,
            reader: AddItemReader(dates: { surroundings.dates }),
            calendar: surroundings.calendar
        )
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = surroundings.delegate
        presenter.router = self
        self.presenter = presenter
        return presenter
    }

    private static func makeInteractor(_ surroundings: Surroundings) -> AddItemInteractor {
        AddItemInteractor(
            dataManager: AddItemDataManager(store: surroundings.store),
            clock: surroundings.clock,
            makeUUID: surroundings.makeUUID
        )
    }
}

extension AddItemWireframe: AddItemModule {
    package func add(_ words: [String]) {
        present(surroundings.frozen).add(words)
    }

    /// Questions may stay open past midnight, so each answer is understood at its own time.
    package func askForItem() {
        present(surroundings).askForItem()
    }
}

extension AddItemWireframe: AddItemRouting {
    func leaveAddItem() {
        presenter = nil
    }
}
