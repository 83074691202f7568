package import ModuleKit
import Terminal

/// Builds and connects the roles of "show".
package enum ShowItemWireframe {
    package static var useCase: UseCase {
        UseCase(ShowItemCommand.command, read: ShowItemCommand.request) { request, context in
            if context.style != .json { return present(context).show(request) }
            let interactor = makeInteractor(context)
            let presenter = ShowItemJSONPresenter(view: DocumentView(console: context.console))
            interactor.output = presenter
            withExtendedLifetime(presenter) { interactor.findItems(request) }
        }
    }

    package static func present(_ context: ModuleContext) -> any ShowItemPresenting {
        let interactor = makeInteractor(context)
        let presenter = ShowItemPresenter(
            view: ShowItemView(console: context.console, isPlain: context.style == .plain),
            interactor: interactor,
            router: context.router,
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }

    private static func makeInteractor(_ context: ModuleContext) -> ShowItemInteractor {
        ShowItemInteractor(dataManager: ShowItemDataManager(store: context.store), clock: context.clock)
    }
}
