import CommandLine
import ItemLanguage
package import ModuleKit
import Terminal

/// Builds and connects the roles of "find".
package enum FindItemsWireframe {
    package static var useCase: UseCase {
        UseCase(FindItemsCommand.command) { invocation, context throws(InputError) in
            present(context).show(try FindItemsCommand.request(from: invocation))
        }
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
