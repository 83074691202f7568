package import ModuleKit
import Terminal

/// Builds and connects the roles of "list".
package enum ListItemsWireframe {
    package static var useCase: UseCase {
        UseCase(ListItemsCommand.command, read: ListItemsCommand.request) { request, context in
            if context.style != .json { return present(context).show(request) }
            let interactor = makeInteractor(context)
            let presenter = ListItemsJSONPresenter(view: DocumentView(console: context.console))
            interactor.output = presenter
            withExtendedLifetime(presenter) { interactor.findItems(request) }
        }
    }

    static func present(_ context: ModuleContext) -> any ListItemsPresenting {
        let interactor = makeInteractor(context)
        let presenter = ListItemsPresenter(
            view: ItemListView(console: context.console, isPlain: context.style == .plain),
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> ListItemsInteractor {
        ListItemsInteractor(
            dataManager: ListItemsDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
    }
}
