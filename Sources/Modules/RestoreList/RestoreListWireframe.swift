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
        let presenter: any RestoreListPresenting & RestoreListInteractorOutput = context.choose { isPlain in
            let view = BackupsView(console: context.console, isPlain: isPlain)
            let presenter = RestoreListPresenter(
                view: view,
                interactor: interactor,
                router: context.router,
                calendar: context.calendar,
                delegate: context.delegate
            )
            view.eventHandler = presenter
            return presenter
        } json: { view in
            RestoreListDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
