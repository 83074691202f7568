import Entities
import Grammar
package import ModuleKit
import Terminal

/// Builds the module on each presentation and releases it afterwards.
package final class AddItemWireframe {
    private let context: ModuleContext
    private var presenter: AddItemPresenter?

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(AddItemCommand.command) { invocation, context throws(InputError) in
            let wireframe = AddItemWireframe(context)
            let canAsk = context.console.canAsk && context.style != .json
            switch try AddItemCommand.action(from: invocation, canAsk: canAsk, dates: context.dates) {
            case .ask: wireframe.askForItem()
            case .add(let request): wireframe.add(request)
            }
        }
    }

    private func add(_ request: AddItemRequest) {
        guard context.style == .json else { return present(context).add(request) }
        let interactor = AddItemWireframe.makeInteractor(context)
        let presenter = AddItemJSONPresenter(view: DocumentView(console: context.console), interactor: interactor)
        interactor.output = presenter
        presenter.add(request)
    }

    /// Returns the connected presenter, which stays alive until the module is left.
    func present(_ context: ModuleContext) -> AddItemPresenter {
        let interactor = AddItemWireframe.makeInteractor(context)
        let console = context.console
        let view = context.style == .plain ? AddItemPlainView(console: console) : AddItemView(console: console)
        let presenter = AddItemPresenter(
            view: view,
            interactor: interactor,
            reader: AddItemReader(dates: { context.dates }),
            calendar: context.calendar
        )
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = context.delegate
        presenter.router = self
        self.presenter = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> AddItemInteractor {
        AddItemInteractor(
            dataManager: AddItemDataManager(store: context.store),
            clock: context.clock,
            makeUUID: context.makeUUID
        )
    }
}

extension AddItemWireframe: AddItemModule {
    package func add(_ words: [String]) {
        present(context.frozen).add(words)
    }

    /// A prompt may stay open past midnight, so relative dates count from the time of each answer.
    package func askForItem() {
        present(context).askForItem()
    }
}

extension AddItemWireframe: AddItemRouting {
    func leaveAddItem() {
        presenter = nil
    }
}
