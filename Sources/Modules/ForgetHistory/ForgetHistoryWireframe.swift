package import ModuleKit
import Terminal

/// Builds and connects the roles of "forget".
package enum ForgetHistoryWireframe {
    package static var useCase: UseCase {
        UseCase(ForgetHistoryCommand.command, read: ForgetHistoryCommand.request) { present($1).forget($0) }
    }

    static func present(_ context: ModuleContext) -> any ForgetHistoryPresenting {
        let interactor = ForgetHistoryInteractor(
            dataManager: ForgetHistoryDataManager(store: context.store),
            clock: context.clock
        )
        let presenter: any ForgetHistoryPresenting & ForgetHistoryInteractorOutput = context.choose { isPlain in
            let view = ForgetHistoryView(console: context.console, isPlain: isPlain)
            let presenter = ForgetHistoryPresenter(
                view: view,
                interactor: interactor,
                router: context.router,
                calendar: context.calendar,
                delegate: context.delegate
            )
            view.eventHandler = presenter
            return presenter
        } json: { view in
            ForgetHistoryDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
