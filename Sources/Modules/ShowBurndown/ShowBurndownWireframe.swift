import CommandLine
package import ModuleKit
import Terminal

/// Builds and connects the roles of "burndown".
package enum ShowBurndownWireframe {
    package static var useCase: UseCase {
        UseCase(ShowBurndownCommand.command, read: ShowBurndownCommand.request) { present($1).show($0) }
    }

    static func present(_ context: ModuleContext) -> any ShowBurndownPresenting {
        let interactor = ShowBurndownInteractor(
            dataManager: ShowBurndownDataManager(store: context.store, clock: context.clock),
            clock: context.clock
        )
        let presenter: any ShowBurndownPresenting & ShowBurndownInteractorOutput = context.choose { isPlain in
            ShowBurndownPresenter(
                view: ShowBurndownView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            ShowBurndownDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
