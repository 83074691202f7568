import Terminal
package import Vocabulary
package import Wiring

/// Builds the module.
package final class ReopenItemWireframe {
    private let context: ModuleContext

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(ReopenItemCommand.command, change: { ReopenItemWireframe($1).reopen($0) })
    }

    /// Returns the connected module, which the caller must keep alive.
    func present() -> any ReopenItemModule {
        let interactor = ReopenItemInteractor(
            dataManager: ReopenItemDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = ReopenItemJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ChangeView = context.view(ReopenItemView.init, plain: ReopenItemPlainView.init)
        let presenter = ReopenItemPresenter(view: view, interactor: interactor, calendar: context.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = context.delegate
        return presenter
    }
}

extension ReopenItemWireframe: ReopenItemModule {
    package func reopen(_ choice: ItemChoice) {
        present().reopen(choice)
    }
}
