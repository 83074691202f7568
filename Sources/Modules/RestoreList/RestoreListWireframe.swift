package import ModuleKit
import Terminal

/// Builds and connects the roles of "restore".
package enum RestoreListWireframe {
    package static var useCase: UseCase {
        UseCase(RestoreListCommand.command, read: RestoreListCommand.request) { present($1).restore($0) }
    }

    static func present(_ context: ModuleContext) -> any RestoreListPresenting {
        let interactor = RestoreListInteractor(
            dataManager: RestoreListDataManager(store: context.store),
            clock: context.clock
        )
        if context.style == .json {
            let presenter = RestoreListDocumentPresenter(
                view: DocumentView(console: context.console),
                interactor: interactor,
                router: context.router
            )
            interactor.output = presenter
            return presenter
        }
        let view = BackupsView(console: context.console, isPlain: context.style == .plain)
        let presenter = RestoreListPresenter(
            view: view,
            interactor: interactor,
            router: context.router,
            calendar: context.calendar,
            delegate: context.delegate
        )
        interactor.output = presenter
        view.eventHandler = presenter
        return presenter
    }
}
