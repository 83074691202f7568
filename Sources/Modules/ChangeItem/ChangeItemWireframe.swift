import Entities
import Terminal
package import Wiring

/// Builds the module.
package final class ChangeItemWireframe {
    private let context: ModuleContext

    package init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(ChangeItemCommand.command, read: ChangeItemCommand.request) { ChangeItemWireframe($1).change($0) }
    }

    /// Returns the connected module; the caller retains it.
    func present() -> any ChangeItemModule {
        let interactor = ChangeItemInteractor(
            dataManager: ChangeItemDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = ChangeItemJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ChangeView = context.view(ChangeItemView.init, plain: ChangeItemPlainView.init)
        let presenter = ChangeItemPresenter(view: view, interactor: interactor, calendar: context.calendar)
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.delegate = context.delegate
        return presenter
    }
}

extension ChangeItemWireframe: ChangeItemModule {
    package func change(_ request: ChangeItemRequest) {
        present().change(request)
    }
}
