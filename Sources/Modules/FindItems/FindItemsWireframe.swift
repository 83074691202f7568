import CommandLine
import ItemLanguage
package import ModuleKit
import Terminal

/// Builds and connects the roles of "find".
package enum FindItemsWireframe {
    package static var useCase: UseCase {
        UseCase(FindItemsCommand.command) { invocation, context throws(InputError) in
            let request = try FindItemsCommand.request(from: invocation)
            if context.style != .json { return present(context).show(request) }
            let interactor = makeInteractor(context)
            let presenter = FindItemsJSONPresenter(view: DocumentView(console: context.console))
            interactor.output = presenter
            withExtendedLifetime(presenter) { interactor.findItems(request) }
        }
    }

    static func present(_ context: ModuleContext) -> any FindItemsPresenting {
        let interactor = makeInteractor(context)
        let presenter = FindItemsPresenter(
            view: ItemListView(console: context.console, isPlain: context.style == .plain),
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> FindItemsInteractor {
        FindItemsInteractor(
            dataManager: FindItemsDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
    }
}
