package import ModuleKit
import Terminal

/// Builds the module.
package final class ListItemsWireframe {
    private let context: ModuleContext

    init(_ context: ModuleContext) {
        self.context = context
    }

    package static var useCase: UseCase {
        UseCase(ListItemsCommand.command, read: ListItemsCommand.request) { ListItemsWireframe($1).show($0) }
    }

    /// Returns the connected module; the caller retains it.
    func present() -> any ListItemsModule {
        let interactor = ListItemsInteractor(
            dataManager: ListItemsDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
        if context.style == .json {
            let view = DocumentView(console: context.console)
            let presenter = ListItemsJSONPresenter(view: view, interactor: interactor)
            interactor.output = presenter
            return presenter
        }
        let view: any ListItemsViewing = context.view(ListItemsView.init, plain: ListItemsPlainView.init)
        let presenter = ListItemsPresenter(view: view, interactor: interactor, calendar: context.calendar)
        interactor.output = presenter
        return presenter
    }
}

extension ListItemsWireframe: ListItemsModule {
    package func show(_ request: ListItemsRequest) {
        present().show(request)
    }
}
