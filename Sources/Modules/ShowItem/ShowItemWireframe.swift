package import ModuleKit
import Terminal

/// Builds the module.
package final class ShowItemWireframe {
    private let context: ModuleContext

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(ShowItemCommand.command, read: ShowItemCommand.request) { ShowItemWireframe($1).show($0) }
    }

    /// Returns the connected module, which the caller must keep alive.
    func present() -> any ShowItemModule {
        let interactor = ShowItemInteractor(
            dataManager: ShowItemDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = ShowItemJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ShowItemViewing = context.view(ShowItemView.init, plain: ShowItemPlainView.init)
        let presenter = ShowItemPresenter(view: view, interactor: interactor, calendar: context.calendar)
        interactor.output = presenter
        return presenter
    }
}

extension ShowItemWireframe: ShowItemModule {
    package func show(_ request: ShowItemRequest) {
        present().show(request)
    }
}
