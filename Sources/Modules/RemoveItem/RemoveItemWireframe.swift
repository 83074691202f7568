import Terminal
package import Vocabulary
package import Wiring

/// Builds the module.
package final class RemoveItemWireframe {
    private let context: ModuleContext

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(RemoveItemCommand.command, change: { RemoveItemWireframe($1).remove($0) })
    }

    /// The roles, connected, for whoever keeps them.
    func present() -> any RemoveItemModule {
        let interactor = RemoveItemInteractor(
            dataManager: RemoveItemDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = RemoveItemJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ChangeView = context.view(RemoveItemView.init, plain: RemoveItemPlainView.init)
        let presenter = RemoveItemPresenter(view: view, interactor: interactor)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = context.delegate
        return presenter
    }
}

extension RemoveItemWireframe: RemoveItemModule {
    package func remove(_ choice: ItemChoice) {
        present().remove(choice)
    }
}
