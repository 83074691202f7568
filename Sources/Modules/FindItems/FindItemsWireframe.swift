import CommandLine
import ItemLanguage
package import ModuleKit
import TerminalViews

/// Builds and connects the roles of "find".
package enum FindItemsWireframe {
    package static var useCase: UseCase {
        UseCase(FindItemsCommand.command, read: FindItemsCommand.request) { present($1).show($0) }
    }

    static func present(_ context: ModuleContext) -> any FindItemsPresenting {
        let interactor = FindItemsInteractor(
            dataManager: FindItemsDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
        let presenter: any FindItemsPresenting & FindItemsInteractorOutput = context.choose { isPlain in
            FindItemsPresenter(
                view: ItemListView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            FindItemsDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
