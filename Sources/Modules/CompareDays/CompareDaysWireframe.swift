import CommandLine
package import ModuleKit
import Terminal

/// Builds and connects the roles of "diff".
package enum CompareDaysWireframe {
    package static var useCase: UseCase {
        UseCase(CompareDaysCommand.command, read: CompareDaysCommand.request) { present($1).show($0) }
    }

    static func present(_ context: ModuleContext) -> any CompareDaysPresenting {
        let interactor = CompareDaysInteractor(
            dataManager: CompareDaysDataManager(store: context.store),
            clock: context.clock
        )
        let presenter: any CompareDaysPresenting & CompareDaysInteractorOutput = context.choose { isPlain in
            CompareDaysPresenter(
                view: CompareDaysView(console: context.console, isPlain: isPlain),
                interactor: interactor,
                router: context.router,
                calendar: context.calendar
            )
        } json: { view in
            CompareDaysDocumentPresenter(view: view, interactor: interactor, router: context.router)
        }
        interactor.output = presenter
        return presenter
    }
}
