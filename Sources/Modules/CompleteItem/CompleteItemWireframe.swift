import Entities
import Terminal
package import Vocabulary
package import Wiring

/// Builds the module.
package final class CompleteItemWireframe {
    private let context: ModuleContext

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(CompleteItemCommand.command, change: { CompleteItemWireframe($1).complete($0) })
    }

    /// Returns the connected module; the caller retains it.
    func present() -> any CompleteItemModule {
        let interactor = CompleteItemInteractor(
            dataManager: CompleteItemDataManager(store: context.store),
            clock: context.clock,
            makeUUID: context.makeUUID
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = CompleteItemJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ChangeView = context.view(CompleteItemView.init, plain: CompleteItemPlainView.init)
        let presenter = CompleteItemPresenter(view: view, interactor: interactor, calendar: context.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = context.delegate
        return presenter
    }
}

extension CompleteItemWireframe: CompleteItemModule {
    package func complete(_ choice: ItemChoice) {
        present().complete(choice)
    }
}
