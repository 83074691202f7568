package import ModuleKit
package import Presentation
import TerminalViews

/// Builds and connects the roles of "list".
package enum ListItemsWireframe {
    package static var useCase: UseCase {
        UseCase(ListItemsCommand.command, read: ListItemsCommand.request) { present($1).show($0) }
    }

    /// Returns the list on the screen.
    package static func list(on view: any ScreenListViewing, _ context: ModuleContext) -> any ListItemsModule {
        let interactor = makeInteractor(context)
        let presenter = ListItemsScreenPresenter(
            view: view,
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
            weekStart: context.weekStart,
            weights: context.rankWeights
        )
    }

    static func present(_ context: ModuleContext) -> any ListItemsPresenting {
        let interactor = makeInteractor(context)
        let presenter: any ListItemsPresenting & ListItemsInteractorOutput = context.choose { isPlain in
            ListItemsPresenter(
                view: ItemListView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            ListItemsDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
